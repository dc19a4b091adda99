import { createRequire } from 'node:module';
import { PROJECT } from '../../options.ts';
import type { ReactMode } from '../messages.ts';

/** One build of React. */
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
 * required, so both can live side by side once the first is forgotten by `require`: the tests of examples take both.
 */
export function loadReact(mode: ReactMode): ReactBuild {
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
  builds.set(mode, build);
  return build;
}
