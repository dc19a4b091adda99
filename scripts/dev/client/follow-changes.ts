/**
 * Runs in every page of the development server: updates the page when its sources change, and shows their faults.
 */
import { distinctFaults } from '../../prerender/faults/fault.ts';
import type { DevMessage, FaultWithExcerpt } from '../dev-messages.ts';
import { DEV_EVENTS } from '../dev-paths.ts';
import { replaceStyles } from './replace-styles.ts';
import { replaceWords } from './replace-words.ts';
import { showFaults } from './show-faults.ts';
import { watchScripts } from './watch-scripts.ts';

let source: EventSource | undefined;
/** Faults that the server has sent, and those that only this browser can see: a script that fails here. */
let serverFaults: readonly FaultWithExcerpt[] = [];
let browserFaults: readonly FaultWithExcerpt[] = [];

/** @param version of the document, as the server has put it; empty if a visit has shown the page, without a new document. */
function listen(version: string): void {
  source?.close();
  const query = new URLSearchParams(version);
  query.set('path', location.pathname);
  source = new EventSource(`${DEV_EVENTS}?${query}`);
  source.onmessage = ({ data }: MessageEvent<string>) => {
    const message = JSON.parse(data) as DevMessage;
    if (message.type === 'faults') show(message.faults, browserFaults);
    // The runtime restores the scroll position after a reload.
    else if (!replace(message)) location.reload();
  };
}

/** Replaces what has changed, if that is possible without loading the page again. */
function replace(message: Exclude<DevMessage, { type: 'faults' }>): boolean {
  if (message.type === 'words') return replaceWords(message.changes);
  return message.type === 'styles' && replaceStyles(message.urls);
}

function show(
  fromServer: readonly FaultWithExcerpt[],
  fromBrowser: readonly FaultWithExcerpt[],
): void {
  serverFaults = fromServer;
  browserFaults = fromBrowser;
  showFaults([...serverFaults, ...browserFaults]);
}

listen(new URL(import.meta.url).search);
watchScripts((fault) => show(serverFaults, distinctFaults([...browserFaults, fault])));
// The scripts of the old page are gone, and those of the next one start later.
document.addEventListener('visit:swap', () => {
  browserFaults = [];
});
document.addEventListener('visit:end', () => listen(''));
// A browser opens at most six connections to a server. A page in the back/forward cache must not keep one of them.
addEventListener('pagehide', () => source?.close());
addEventListener('pageshow', ({ persisted }) => persisted && listen(''));
