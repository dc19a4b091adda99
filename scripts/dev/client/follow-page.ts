import { distinctFaults } from '../../prerender/faults/fault.ts';
import { STATE_ID } from '../../shared/markers.ts';
import { DEV_SOCKET, FAULTS_ID, type FaultWithExcerpt, VERSION_META } from '../dev-contract.ts';
import { showFaults } from './show-faults.ts';
import { watchErrors } from './watch-errors.ts';

/** What the server sends for a page. */
type PageVersion = NonNullable<Awaited<ReturnType<typeof fetchVersion>>>;

/** What scripts own: they may show other words than the document has. */
const OTHERS = ['script', 'style', 'noscript', 'react-island', '[data-runtime]'];
const READ = `:not(${OTHERS.flatMap((name) => [name, `${name} *`]).join()})`;

/** The links to the site's stylesheets, without those of other origins and those of a page that is yet to be shown. */
const STYLES = 'link[rel=stylesheet][href^="/"]:not([media="not all"])';

/** Fields of the page's state that another version may have without being another page. */
const NAMES = ['version', 'hash', 'styles', 'errors'];

/** How long to wait before another try to connect, in milliseconds. */
const RETRY = 1_000;

/** The name of the version that is shown, and once it has been fetched, the version; its texts in the page. */
let name = '';
let shown: PageVersion | undefined;
let texts: readonly Text[] = [];
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
  name = versionIn(document)?.content ?? '';
  shown = undefined;
  texts = textsIn(document);
}

/** Connects again whenever the connection ends: the server may be started again, and a proxy may end it. */
function connect(): void {
  const socket = new WebSocket(DEV_SOCKET);
  let hasOpened = false;
  socket.onopen = () => {
    hasOpened = true;
    void look();
  };
  socket.onmessage = look;
  socket.onclose = async () => {
    // Some proxies let no WebSocket through.
    if (!hasOpened) await look();
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
 * Replaces words and stylesheets in the page, and leaves everything else as it is: typed text, the current slide.
 *
 * @returns false, with nothing changed, if more than these has changed, or if scripts have changed them.
 */
function replace(old: PageVersion, next: PageVersion): boolean {
  const links = styleLinksIn(document);
  const changed = next.words.flatMap((words, index) => (words === old.words[index] ? [] : index));
  const isSame =
    old.rest === next.rest &&
    links.length === next.styles.length &&
    texts.length === next.words.length &&
    changed.every((index) => texts[index]?.isConnected && texts[index].data === old.words[index]);
  if (!isSame) return false;
  for (const index of changed) Object.assign(texts[index] ?? {}, { data: next.words[index] });
  for (const [index, link] of links.entries()) {
    const url = next.styles[index] ?? '';
    // The old one stays until the new one has loaded.
    if (link.getAttribute('href') !== url) link.href = url;
  }
  return true;
}

function textsIn({ body }: Document): Text[] {
  return [...body.querySelectorAll(READ)].flatMap(({ childNodes }) =>
    [...childNodes].filter((node) => node instanceof Text),
  );
}

function styleLinksIn(page: Document): HTMLLinkElement[] {
  return [...page.querySelectorAll<HTMLLinkElement>(STYLES)];
}

/** The element with the name of a version; the error page of a visit has none. */
function versionIn(page: Document): HTMLMetaElement | null {
  return page.querySelector(`meta[name=${VERSION_META}]`);
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
  const found = page?.getElementById(FAULTS_ID);
  const version = page && versionIn(page);
  if (!found || !version) return undefined;
  const [texts, links, state] = [textsIn(page), styleLinksIn(page), page.getElementById(STATE_ID)];
  const faults: readonly FaultWithExcerpt[] = JSON.parse(found.textContent);
  const words = texts.map(({ data }) => data);
  const styles = links.map((link) => link.getAttribute('href') ?? '');
  const facts = JSON.parse(state?.textContent ?? '{}');
  for (const field of NAMES) delete facts[field];
  for (const text of texts) text.data = '';
  for (const link of links) link.removeAttribute('href');
  for (const element of [found, version, state]) element?.remove();
  /** All but the words in its body and the URLs of its stylesheets. */
  const rest = JSON.stringify(facts) + page.documentElement.outerHTML;
  return { name: version.content, faults, words, styles, rest };
}
