import { json } from 'node:stream/consumers';
import { bundleBrowserScript } from '../bundle-browser-script.ts';
import { FINDER_CLIENT, GALLERY } from '../dev-paths.ts';
import { type RequestHandler, send } from '../send.ts';
import {
  FINDER_PATHS,
  type FindRequest,
  type FindResponse,
  type OpenResponse,
  type Place,
  type Refusal,
} from './finder-messages.ts';
import { openInEditor } from './open-in-editor.ts';
import { createSourceIndex } from './source-index.ts';
import { whyFileRefused, whyRequestRefused } from './why-refused.ts';

/**
 * Finds the source line of a text on a page, and opens lines in the editor. Answers FINDER_PATHS, and serves the script
 * that runs in pages.
 *
 * @param root of the site, absolute.
 * @param routeOf returns the route path for the path of a URL.
 */
export function createSourceFinder(
  root: string,
  routeOf: (pathname: string) => string,
): RequestHandler {
  const index = createSourceIndex(root);
  let client: Promise<string> | undefined;

  const answers: Readonly<Record<string, (question: never) => Promise<object>>> = {
    async [FINDER_PATHS.find]({ path, text }: FindRequest): Promise<FindResponse> {
      return { places: await index.find(text, path.startsWith(GALLERY) ? path : routeOf(path)) };
    },
    async [FINDER_PATHS.open](place: Place): Promise<OpenResponse | Refusal> {
      const refused = whyFileRefused(root, String(place.file));
      return refused ? { refused } : openInEditor(root, place);
    },
  };

  return async (request, { pathname }, response) => {
    if (pathname === FINDER_CLIENT) {
      client ??= bundleBrowserScript(new URL('client/find-source.ts', import.meta.url));
      send(response, 200, 'text/javascript', await client);
      return true;
    }
    const answer = answers[pathname];
    if (!answer) return false;
    const sendJson = (status: number, content: object) =>
      send(response, status, 'application/json', JSON.stringify(content));
    const refused = whyRequestRefused(request);
    if (refused) sendJson(403, { refused } satisfies Refusal);
    else {
      const content = await answer((await json(request)) as never);
      sendJson('refused' in content ? 400 : 200, content);
    }
    return true;
  };
}
