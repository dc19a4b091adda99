import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import launchEditor from 'launch-editor';
import { bundleBrowserScript } from '../bundle-browser-script.ts';
import { FINDER_CLIENT, GALLERY } from '../dev-paths.ts';
import { type RequestHandler, send } from '../send.ts';
import { findText } from './find-text.ts';
import { FIND, OPEN, type Outcome, type Place, type TextQuery } from './finder-messages.ts';
import { whyFileRefused, whyRequestRefused } from './why-refused.ts';

/** How long to wait for an error, in milliseconds. After that, the editor is taken to have started. */
const GRACE = 300;

/**
 * Finds the source line of a text on a page, and opens lines in the editor. Answers FIND and OPEN, and serves the script
 * that runs in pages.
 *
 * @param root of the site, absolute.
 * @param routeOf returns the route path for the path of a URL.
 */
export function createSourceFinder(
  root: string,
  routeOf: (pathname: string) => string,
): RequestHandler {
  let client: Promise<string> | undefined;

  return async (request, { pathname }, response) => {
    if (pathname === FINDER_CLIENT) {
      client ??= bundleBrowserScript(new URL('client/find-source.ts', import.meta.url));
      send(response, 200, 'text/javascript', await client);
      return true;
    }
    if (pathname !== FIND && pathname !== OPEN) return false;
    const refused = whyRequestRefused(request);
    if (refused) {
      send(response, 403, 'text/plain', refused);
      return true;
    }
    const {
      file = '',
      line = 1,
      column = 1,
      text = '',
      path = '',
    } = (await json(request)) as Partial<Place & TextQuery>;
    const isFind = pathname === FIND;
    const fileRefused = isFind ? undefined : whyFileRefused(root, file);
    if (fileRefused) send(response, 403, 'text/plain', fileRefused);
    else {
      const page = path.startsWith(GALLERY) ? path : routeOf(path);
      const answer = isFind
        ? findText(root, { text, path: page })
        : await openInEditor(`${join(root, file)}:${line}:${column}`);
      send(response, 200, 'application/json', JSON.stringify(answer));
    }
    return true;
  };
}

/**
 * Opens a line in the editor that LAUNCH_EDITOR names, or else in one that is running, or else in VISUAL or EDITOR.
 *
 * @param path absolute, with line and column.
 */
function openInEditor(path: string): Promise<Outcome> {
  return new Promise((resolve) => {
    setTimeout(() => resolve({ said: 'Opened in your editor.' }), GRACE);
    launchEditor(path, (_, message) => {
      const said = message ? `The editor does not start: ${message}` : 'No editor was found.';
      resolve({ said, path });
    });
  });
}
