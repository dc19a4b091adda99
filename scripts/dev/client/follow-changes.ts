/**
 * Runs in every page of the development server, before all other scripts: updates the page when its sources change, and
 * shows their faults and the errors that happen in this browser.
 */
import { distinctFaults } from '../../prerender/faults/fault.ts';
import { type DevMessage, type FaultWithExcerpt, VERSION_META } from '../dev-messages.ts';
import { openChannel } from './open-channel.ts';
import { replaceStyles, shownStyles } from './replace-styles.ts';
import { replaceWords } from './replace-words.ts';
import { showFaults } from './show-faults.ts';
import { watchErrors } from './watch-errors.ts';

/** Of what the page shows. */
let version = '';
/** Faults that the server has sent, and those that only this browser can see. */
let serverFaults: readonly FaultWithExcerpt[] = [];
let browserFaults: readonly FaultWithExcerpt[] = [];

function readVersion(): void {
  version = document.querySelector<HTMLMetaElement>(`meta[name=${VERSION_META}]`)?.content ?? '';
}

function handle(message: DevMessage): void {
  if (message.type === 'faults') show(message.faults, browserFaults);
  // The runtime restores the scroll position after a reload.
  else if (!replace(message)) location.reload();
}

/** Replaces what has changed, if that is possible without loading the page again. */
function replace(message: Exclude<DevMessage, { type: 'faults' }>): boolean {
  if (message.type === 'styles') return replaceStyles(message.urls);
  if (message.type === 'reload' || !replaceWords(message.changes)) return false;
  version = message.version;
  return true;
}

function show(
  fromServer: readonly FaultWithExcerpt[],
  fromBrowser: readonly FaultWithExcerpt[],
): void {
  const before = JSON.stringify([serverFaults, browserFaults]);
  serverFaults = fromServer;
  browserFaults = fromBrowser;
  // The same faults are not shown again: that would reopen a closed dialog, or scroll an open one back to its top.
  if (JSON.stringify([serverFaults, browserFaults]) === before) return;
  showFaults([...serverFaults, ...browserFaults]);
}

watchErrors((fault) => show(serverFaults, distinctFaults([...browserFaults, fault])));
// The rest of the page, with its version and its stylesheets, is yet to come.
addEventListener('DOMContentLoaded', () => {
  readVersion();
  const channel = openChannel(
    () => ({ path: location.pathname, version, styles: shownStyles() }),
    handle,
  );
  document.addEventListener('visit:swap', () => {
    readVersion();
    // The scripts of the old page are gone, and those of the next one start later.
    show([], []);
    channel.tell();
  });
});
