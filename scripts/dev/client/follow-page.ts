import { DEV_SOCKET, DEV_STATE, DEV_VERSION, type DevState } from '../dev-contract.ts';
import { showFaults } from './show-faults.ts';
import { watchErrors } from './watch-errors.ts';

/** How long to wait before another try to connect, in milliseconds. */
const RETRY = 1_000;

/** The links to the site's stylesheets, without those of other origins and those of a page that is yet to be shown. */
const STYLES = 'link[rel=stylesheet][href^="/"]:not([media="not all"])';

/** The version that is shown; undefined on the error page of a visit, until the server has told it. */
let version: string | undefined;
/** Faults that the server has sent, and those that only this browser can see. */
let serverFaults: DevState['faults'] = [];
let browserFaults: DevState['faults'] = [];
/** How often the server has been asked. */
let questions = 0;

/** Updates the page when its sources change, and shows the faults of the site and the errors of this browser. */
export function followPage(): void {
  watchErrors((fault) => {
    browserFaults = [...browserFaults, fault];
    showAll();
  });
  // The version is yet to come.
  addEventListener('DOMContentLoaded', () => {
    readVersion();
    connect();
  });
  document.addEventListener('visit:swap', () => {
    readVersion();
    // The scripts of the old page are gone, and those of the next one start later.
    browserFaults = [];
    showAll();
    void update();
  });
}

const showAll = () => showFaults([...serverFaults, ...browserFaults]);

function readVersion(): void {
  version = document.querySelector<HTMLMetaElement>(`meta[name=${DEV_VERSION}]`)?.content;
}

/** Connects again whenever the connection ends: the server may be started again, and a proxy may end it. */
function connect(): void {
  const socket = new WebSocket(DEV_SOCKET);
  socket.onopen = update;
  socket.onmessage = update;
  socket.onclose = async () => {
    // Some proxies let no WebSocket through.
    await update();
    setTimeout(connect, RETRY);
  };
}

/**
 * Asks the server for the page at the address. Another stylesheet is exchanged: the old one stays until the new one has
 * loaded. For any other change, the page is loaded again; the runtime restores the scroll position, and the form its draft.
 */
async function update(): Promise<void> {
  questions += 1;
  const question = questions;
  const state = await fetchState();
  // The newest answer counts: a change or a visit may have come in between.
  if (!state || question !== questions) return;
  serverFaults = state.faults;
  showAll();
  // Without a page to show, the old one stays.
  if (state.version === undefined) return;
  if (version !== undefined && version !== state.version) return location.reload();
  version = state.version;
  for (const [index, link] of document.querySelectorAll<HTMLLinkElement>(STYLES).entries()) {
    const url = state.styles[index];
    if (url && link.getAttribute('href') !== url) link.href = url;
  }
}

/** @returns undefined without an answer of the server; a proxy may answer with a page of its own. */
async function fetchState(): Promise<DevState | undefined> {
  try {
    const path = new URLSearchParams({ path: location.pathname });
    return await (await fetch(`${DEV_STATE}?${path}`)).json();
  } catch {
    return undefined;
  }
}
