import type {
  ErrorPagesFile,
  LayoutFile,
  Manifest,
  Middleware,
  PageState,
  Payload,
} from '../../../scripts/shared/contracts.ts';
import { NOT_FOUND_MESSAGE } from '../../../scripts/shared/error-messages.ts';
import { MESSAGE_PLACEHOLDER } from '../../../scripts/shared/markers.ts';
import { outputFolder, routeName, withBase } from '../../../scripts/shared/urls.ts';
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

/** The title of a page, which is also its heading. */
const titleOf = (path: string) =>
  UNKNOWN_PATHS.includes(path) ? NOT_FOUND_MESSAGE : `Page ${routeName(path)}`;

/** A simulated server with the whole site, below a base. */
export function raceSite(base: string) {
  const at = (path: string) => withBase(base, path);
  const layoutOf = (path: string) => (path.startsWith('/dark') ? 'dark' : 'default');
  const payloadUrl = (path: string) => at(`/${outputFolder(path)}payload.json?v=1`);

  const payloadOf = (path: string): Payload => ({
    format: 1,
    path,
    hash: 'h1',
    version: VERSION,
    layout: layoutOf(path),
    title: titleOf(path),
    head: [`<meta name="description" content="${path}" data-page>`],
    html: `<h1>${titleOf(path)}</h1><p id="part"><a href="${at(path)}#part">Part</a></p>`,
    styles: [],
    middleware: middlewareOf(path),
    scrollToTop: path !== '/b',
    transition: path === '/a' ? false : 'page',
    end: true,
  });

  const navigation = [...PATHS, '/nowhere'].map((path) => `<a href="${at(path)}">${path}</a>`);
  const layout = (name: string): LayoutFile => ({
    format: 1,
    name,
    before: `<nav data-name="${name}">${navigation.join('')}</nav><main>`,
    after: '</main>',
    end: true,
  });

  const manifest: Manifest = {
    format: 1,
    version: VERSION,
    base,
    routes: Object.fromEntries(
      PATHS.map((path) => [
        path,
        {
          name: routeName(path),
          layout: layoutOf(path),
          ...(path === '/closed' ? { status: 404 } : { payload: payloadUrl(path) }),
        },
      ]),
    ),
    layouts: { default: at('/default.json'), dark: at('/dark.json') },
  };

  const errorPage = `<h1>${MESSAGE_PLACEHOLDER}</h1>`;
  const errors: ErrorPagesFile = {
    format: 1,
    title: MESSAGE_PLACEHOLDER,
    pages: { 404: errorPage, 500: errorPage },
    style: '',
    end: true,
  };

  const files = new Map<string, unknown>([
    [at('/manifest.json'), manifest],
    [at('/default.json'), layout('default')],
    [at('/dark.json'), layout('dark')],
    [at('/errors.json'), errors],
    ...PATHS.map((path) => [payloadUrl(path), payloadOf(path)] as const),
  ]);

  return {
    at,
    payloadOf,

    /** The answer of a server that works. */
    answer(method: string, url: string): Answer {
      if (method === 'HEAD') return { status: 200, body: '' };
      return files.has(url) ? json(files.get(url)) : { status: 404, body: '<!doctype html>' };
    },

    /** The HTML document of a path: its body, title and state. */
    documentOf(path: string) {
      const isUnknown = UNKNOWN_PATHS.includes(path) || !PATHS.some((known) => known === path);
      const { html, title, head, end, format, ...page } = payloadOf(path);
      const { before, after } = layout(page.layout);
      const state: PageState = {
        ...page,
        base,
        errors: at('/errors.json'),
        ...(isUnknown && { status: 404 }),
      };
      return { title, state, body: `${before}<div id="page">${html}</div>${after}` };
    },
  };
}

export type RaceSite = ReturnType<typeof raceSite>;

/** The middleware of the site. `linger` waits for `answered`. */
export const raceMiddleware = (
  answered: (name: string) => Promise<unknown>,
): Readonly<Record<string, Middleware>> => ({
  async linger() {
    await answered('linger');
    return undefined;
  },
  turnAway: ({ to }) => ({ redirect: REDIRECTS[to] ?? '/' }),
});
