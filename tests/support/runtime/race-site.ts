import type {
  LayoutFile,
  Manifest,
  Middleware,
  PageState,
  Payload,
} from '../../../scripts/shared/contracts.ts';
import { NOT_FOUND_MESSAGE } from '../../../scripts/shared/error-messages.ts';
import { MESSAGE_PLACEHOLDER } from '../../../scripts/shared/markers.ts';
import { outputName, routeName, withBase } from '../../../scripts/shared/urls.ts';
import { type Answer, json } from './fake-network.ts';

const VERSION = 'v1';

/** The routes of a site that is made for races. */
export const PATHS = ['/', '/a', '/b', '/dark/c', '/slow', '/guarded', '/closed'] as const;

/** Where middleware redirects to, by path. */
export const REDIRECTS: Readonly<Record<string, string>> = { '/guarded': '/b' };

/** Paths that no route answers, and one whose route answers 404. */
const UNKNOWN_PATHS = ['/closed', '/nowhere'];

const middlewareOf = (path: string) =>
  ({ '/slow': ['linger'], '/guarded': ['linger', 'turnAway'] })[path] ?? [];

const layoutOf = (path: string) => (path.startsWith('/dark') ? 'dark' : 'default');

/** A simulated server with the whole site, below a base. */
export function raceSite(base: string) {
  const at = (path: string) => withBase(base, path);
  const payloadUrl = (path: string) => at(`/${outputName(path)}.payload.json?v=1`);

  const payloadOf = (path: string): Payload => {
    const title = UNKNOWN_PATHS.includes(path) ? NOT_FOUND_MESSAGE : `Page ${routeName(path)}`;
    return {
      format: 1,
      path,
      hash: 'h1',
      version: VERSION,
      layout: layoutOf(path),
      title,
      head: [`<meta name="description" content="${path}" data-page>`],
      html: `<h1>${title}</h1><p id="part"><a href="${at(path)}#part">Part</a></p>`,
      styles: [],
      middleware: middlewareOf(path),
      scrollToTop: path !== '/b',
      transition: path === '/a' ? false : 'page',
      end: true,
    };
  };

  const links = [...PATHS, '/nowhere'].map((path) => `<a href="${at(path)}">${path}</a>`).join('');
  const layout = (name: string): LayoutFile => {
    const before = `<nav data-name="${name}">${links}</nav><main>`;
    return { format: 1, name, before, after: '</main>', end: true };
  };

  const routes: Manifest['routes'] = Object.fromEntries(
    PATHS.map((path) => {
      const route = { name: routeName(path), layout: layoutOf(path) };
      const isClosed = path === '/closed';
      return [path, { ...route, ...(isClosed ? { status: 404 } : { payload: payloadUrl(path) }) }];
    }),
  );
  const layouts = { default: at('/default.json'), dark: at('/dark.json') };
  const errorPage = `<h1>${MESSAGE_PLACEHOLDER}</h1>`;
  const files = new Map<string, object>([
    [at('/manifest.json'), { format: 1, version: VERSION, base, routes, layouts }],
    [layouts.default, layout('default')],
    [layouts.dark, layout('dark')],
    [
      at('/errors.json'),
      { format: 1, title: MESSAGE_PLACEHOLDER, pages: { 500: errorPage }, end: true },
    ],
    ...PATHS.map((path) => [payloadUrl(path), payloadOf(path)] as const),
  ]);

  return {
    at,
    payloadOf,

    /** The answer of a server that works. */
    answer(url: string): Answer {
      return files.has(url) ? json(files.get(url)) : { status: 404, body: '<!doctype html>' };
    },

    /** The HTML document of a path: its body, title and state. */
    documentOf(path: string) {
      const isKnown = PATHS.some((known) => known === path) && !UNKNOWN_PATHS.includes(path);
      const { html, title, head, end, format, ...page } = payloadOf(path);
      const { before, after } = layout(page.layout);
      const state: PageState = { ...page, base, errors: at('/errors.json') };
      const body = `${before}<div id="page">${html}</div>${after}`;
      return { title, state: isKnown ? state : { ...state, status: 404 }, body };
    },
  };
}

/** The middleware of the site. `linger` waits for what `wait` returns. */
export const raceMiddleware = (wait: () => Promise<undefined>): Record<string, Middleware> => ({
  linger: wait,
  turnAway: ({ to }) => ({ redirect: REDIRECTS[to] ?? '/' }),
});
