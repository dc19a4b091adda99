import { createRequire } from 'node:module';
import { PROJECT } from './options.ts';

/** One build of React: the production one makes the HTML, the development one knows the warnings. */
export interface ReactBuild {
  react: typeof import('react');
  dom: typeof import('react-dom');
  jsx: typeof import('react/jsx-runtime');
  server: typeof import('react-dom/server');
}

/** Wherever npm has put it: `node_modules` may be a link. */
const REACT_FILE = /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/;

const require = createRequire(`${PROJECT}/package.json`);

const builds = new Map<string, ReactBuild>();

/**
 * Loads React's production or development build. React chooses by NODE_ENV at the moment when it is first
 * required, so both can live side by side once the first is forgotten by `require`.
 */
export function loadReact(mode: 'production' | 'development'): ReactBuild {
  const loaded = builds.get(mode);
  if (loaded) return loaded;
  const before = process.env.NODE_ENV;
  process.env.NODE_ENV = mode;
  for (const path of Object.keys(require.cache)) {
    if (REACT_FILE.test(path)) delete require.cache[path];
  }
  const build: ReactBuild = {
    react: require('react'),
    dom: require('react-dom'),
    jsx: require('react/jsx-runtime'),
    server: require('react-dom/server'),
  };
  process.env.NODE_ENV = before;
  if (mode === 'development') leaveOutOwnerStacks(build.react);
  builds.set(mode, build);
  return build;
}

/**
 * React's development build records a stack for each of the first 10,000 elements in a second, for its tools in a
 * browser, and that takes nearly as long as all the rest it does. A count that is always beyond has it record none; its warnings
 * name components by their owners, not by these. Should the count be elsewhere one day, builds only get slower.
 */
function leaveOutOwnerStacks(react: ReactBuild['react']): void {
  const internals = Reflect.get(
    react,
    '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
  );
  if (!internals) return;
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Number.POSITIVE_INFINITY,
    set: () => {},
  });
}
