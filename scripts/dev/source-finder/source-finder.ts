import type { IncomingMessage, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { FINDER_CLIENT } from '../dev-paths.ts';
import type { Pages } from '../pages.ts';
import { send } from '../send.ts';
import { bundleFinder } from './bundle-finder.ts';
import {
  FINDER_PATHS,
  type FindAnswer,
  type FindQuestion,
  type OpenAnswer,
  type PagesAnswer,
  type PagesQuestion,
  type Place,
  type Refusal,
} from './finder-messages.ts';
import { openInEditor } from './open-in-editor.ts';
import { openPagesWith } from './pages-with.ts';
import { openSourceIndex } from './source-index.ts';
import { whyFileRefused, whyRequestRefused } from './why-refused.ts';

/** Tells pages in the browser where their words and elements are written, and opens the line. */
export interface SourceFinder {
  /** False for an address that is not one of its own. */
  answer: (request: IncomingMessage, url: URL, response: ServerResponse) => Promise<boolean>;
}

/** @param root of the site, absolute. */
export function openSourceFinder(root: string, pages: Pages): SourceFinder {
  const index = openSourceIndex(root);
  const pagesWith = openPagesWith(index, pages);
  let client: Promise<string> | undefined;

  const answers: Readonly<Record<string, (question: never) => Promise<object>>> = {
    async [FINDER_PATHS.find]({ path, ...asked }: FindQuestion): Promise<FindAnswer> {
      return { found: await index.find(asked, pages.routeOf(path)) };
    },
    [FINDER_PATHS.pages]: ({ path, text }: PagesQuestion): Promise<PagesAnswer> =>
      pagesWith(text, pages.routeOf(path)),
    async [FINDER_PATHS.open](place: Place): Promise<OpenAnswer | Refusal> {
      const refused = whyFileRefused(root, String(place.file));
      return refused ? { refused } : openInEditor(root, place);
    },
  };

  return {
    async answer(request, { pathname }, response) {
      if (pathname === FINDER_CLIENT) {
        client ??= bundleFinder();
        send(response, 200, 'text/javascript', await client);
        return true;
      }
      const answer = answers[pathname];
      if (!answer) return false;
      const tell = (status: number, said: object) =>
        send(response, status, 'application/json', JSON.stringify(said));
      const refused = whyRequestRefused(request);
      if (refused) tell(403, { refused } satisfies Refusal);
      else {
        const said = await answer((await json(request)) as never);
        tell('refused' in said ? 400 : 200, said);
      }
      return true;
    },
  };
}
