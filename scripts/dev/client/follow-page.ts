import { distinctFaults } from '../../prerender/faults/fault.ts';
import { STATE_ID } from '../../shared/markers.ts';
import { DEV_SOCKET, DEV_STATE_ID, type FaultWithExcerpt } from '../dev-contract.ts';
import { showFaults } from './show-faults.ts';
import { watchErrors } from './watch-errors.ts';

/** What the server sends for a page. */
type PageVersion = NonNullable<Awaited<ReturnType<typeof fetchVersion>>>;

/** How long to wait before another try to connect, in milliseconds. */
const RETRY = 1_000;

/** What scripts own: they may show other words than the document has. */
const OTHERS = ['script', 'style', 'noscript', 'react-island', '[data-runtime]'];
const READ = `:not(${OTHERS.flatMap((name) => [name, `${name} *`]).join()})`;

/** The links to the site's stylesheets, without those of other origins and those of a page that is yet to be shown. */
const STYLES = 'link[rel=stylesheet][href^="/"]:not([media="not all"])';

/** Fields of the page's state that another version may have without being another page. */
const NAMES = ['version', 'hash', 'styles', 'errors'];

/** The name of the version that is shown, empty for the error page of a visit; once it has been fetched, the version. */
let name = '';
let shown: PageVersion | undefined;
let places: readonly (Text | Attr)[] = [];
/** Faults that the server has sent, and those that only this browser can see. */
let serverFaults: readonly FaultWithExcerpt[] = [];
let browserFaults: readonly FaultWithExcerpt[] = [];

/** Updates the page when its sources change, and shows its faults and errors. */
export function followPage(): void {
  watchErrors((fault) => {
    browserFaults = distinctFaults([...browserFaults, fault]);
    showAll();
  });
  // The rest of the page is yet to come. Other scripts wait for this event, too, and change the page afterwards.
  addEventListener('DOMContentLoaded', () => {
    readPage();
    connect();
  });
  document.addEventListener('visit:swap', () => {
    readPage();
    // The scripts of the old page are gone, and those of the next one start later.
    [serverFaults, browserFaults] = [[], []];
    showAll();
    void look();
  });
}

const showAll = () => showFaults([...serverFaults, ...browserFaults]);

function readPage(): void {
  name = document.getElementById(DEV_STATE_ID)?.dataset.version ?? '';
  shown = undefined;
  places = placesIn(document);
}

/** Connects again whenever the connection ends: the server may be started again, and a proxy may end it. */
function connect(): void {
  const socket = new WebSocket(DEV_SOCKET);
  socket.onopen = look;
  socket.onmessage = look;
  socket.onclose = async () => {
    // Some proxies let no WebSocket through.
    await look();
    setTimeout(connect, RETRY);
  };
}

/** Looks at what the server has, and shows that. */
async function look(): Promise<void> {
  const before = name;
  const next = await fetchVersion();
  // A visit may have shown another page meanwhile.
  if (!next || name !== before) return;
  serverFaults = next.faults;
  showAll();
  // Without a page to show, the old one stays.
  if (next.name === 'faults') return;
  // The runtime restores the scroll position after a reload.
  if (name !== '' && name !== next.name && !(shown && replace(shown, next))) location.reload();
  ({ name } = next);
  shown = next;
}

/**
 * Replaces words and stylesheets in the page, and leaves everything else as it is: typed text, the current slide. An old
 * stylesheet stays until the new one has loaded.
 *
 * @returns false, with nothing changed, if more than these has changed, or if scripts have changed them.
 */
function replace(old: PageVersion, next: PageVersion): boolean {
  const changed = next.values.flatMap((value, index) => (value === old.values[index] ? [] : index));
  const isAsSent = (index: number) => {
    const place = places[index];
    const node = place instanceof Attr ? place.ownerElement : place;
    return node?.isConnected && place?.nodeValue === old.values[index];
  };
  const isPossible = old.rest === next.rest && places.length === next.values.length;
  if (!isPossible || !changed.every(isAsSent)) return false;
  for (const index of changed)
    Object.assign(places[index] ?? {}, { nodeValue: next.values[index] });
  return true;
}

/** What can be replaced: the texts in the body of a document, and the addresses of its stylesheets. */
function placesIn(page: Document): (Text | Attr)[] {
  const texts = [...page.body.querySelectorAll(READ)].flatMap(({ childNodes }) =>
    [...childNodes].filter((node) => node instanceof Text),
  );
  const links = [...page.querySelectorAll(STYLES)];
  return [...texts, ...links.flatMap((link) => link.getAttributeNode('href') ?? [])];
}

/**
 * Fetches the page at the address as it is now. The browser parses it: the page's policy forbids making markup from text.
 *
 * @returns undefined without an answer of the server; a proxy may answer with a page of its own.
 */
async function fetchVersion() {
  const request = new XMLHttpRequest();
  request.open('GET', location.pathname + location.search);
  request.responseType = 'document';
  await new Promise((resolve) => {
    request.onloadend = resolve;
    request.send();
  });
  const page = request.responseXML;
  const own = page?.getElementById(DEV_STATE_ID);
  if (!page || !own) return undefined;
  const found = placesIn(page);
  const values = found.map(({ nodeValue }) => nodeValue);
  const state = page.getElementById(STATE_ID);
  const facts = JSON.parse(state?.textContent ?? '{}');
  for (const field of NAMES) delete facts[field];
  for (const place of found) place.nodeValue = '';
  own.remove();
  state?.remove();
  const faults: readonly FaultWithExcerpt[] = JSON.parse(own.textContent);
  const rest = JSON.stringify(facts) + page.documentElement.outerHTML;
  return { name: own.dataset.version ?? '', faults, values, rest };
}
