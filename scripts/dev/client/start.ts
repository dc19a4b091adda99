/**
 * Runs in every page of the development server: keeps it in step with its sources, and shows what is wrong with them.
 */
import { distinctFaults } from '../../build/faults/fault.ts';
import type { DevMessage, ShownFault } from '../dev-messages.ts';
import { DEV_EVENTS } from '../dev-paths.ts';
import { replaceStyles } from './replace-styles.ts';
import { showFaults } from './show-faults.ts';
import { watchScripts } from './watch-scripts.ts';

let source: EventSource | undefined;
/** What the server tells of the page, and what has shown only in this browser. */
let told: readonly ShownFault[] = [];
let seen: readonly ShownFault[] = [];

/** @param stamp of the document that is shown; empty when the page has come by a visit. */
function listen(stamp: string): void {
  source?.close();
  source = new EventSource(
    `${DEV_EVENTS}?${new URLSearchParams({ path: location.pathname, stamp })}`,
  );
  source.onmessage = ({ data }: MessageEvent<string>) => {
    const message = JSON.parse(data) as DevMessage;
    if (message.type === 'faults') show(message.faults, seen);
    // The runtime restores the scroll position after a reload.
    else if (message.type === 'reload' || !replaceStyles(message.urls)) location.reload();
  };
}

function show(nowTold: readonly ShownFault[], nowSeen: readonly ShownFault[]): void {
  told = nowTold;
  seen = nowSeen;
  showFaults([...told, ...seen]);
}

listen(new URL(import.meta.url).searchParams.get('stamp') ?? '');
watchScripts((fault) => show(told, distinctFaults([...seen, fault])));
// The next page's islands come after it.
document.addEventListener('visit:swap', () => {
  seen = [];
});
document.addEventListener('visit:end', () => listen(''));
// A page in the back/forward cache must not hold a connection: browsers keep six.
addEventListener('pagehide', () => source?.close());
addEventListener('pageshow', ({ persisted }) => persisted && listen(''));
