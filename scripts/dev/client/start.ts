/**
 * Runs in every page of the development server: keeps it in step with its sources, and shows what is wrong with them.
 */
import type { DevMessage } from '../dev-messages.ts';
import { DEV_EVENTS } from '../dev-paths.ts';
import { replaceStyles } from './replace-styles.ts';
import { showFaults } from './show-faults.ts';

let source: EventSource | undefined;

/** @param stamp of the document that is shown; empty when the page has come by a visit. */
function listen(stamp: string): void {
  source?.close();
  source = new EventSource(
    `${DEV_EVENTS}?${new URLSearchParams({ path: location.pathname, stamp })}`,
  );
  source.onmessage = ({ data }: MessageEvent<string>) => {
    const message = JSON.parse(data) as DevMessage;
    if (message.type === 'faults') showFaults(message.faults);
    // The runtime restores the scroll position after a reload.
    else if (message.type === 'reload' || !replaceStyles(message.urls)) location.reload();
  };
}

listen(new URL(import.meta.url).searchParams.get('stamp') ?? '');
document.addEventListener('visit:end', () => listen(''));
// A page in the back/forward cache must not hold a connection: browsers keep six.
addEventListener('pagehide', () => source?.close());
addEventListener('pageshow', ({ persisted }) => persisted && listen(''));
