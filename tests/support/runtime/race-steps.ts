import { type Answer, connectionError, json } from './fake-network.ts';
import { isLeftToBrowser } from './is-left-to-browser.ts';
import { observePage } from './observe-page.ts';
import { isEntitled, type Race } from './race.ts';
import { PATHS, REDIRECTS } from './race-site.ts';

/** The ways in which a server or a connection fails. */
const failures: readonly ((race: Race) => Answer)[] = [
  connectionError,
  () => ({ status: 404, body: '<!doctype html><title>Not found</title>' }),
  () => ({ status: 200, body: '<!doctype html><title>Application</title>' }),
  () => ({ status: 503, body: '' }),
  ({ site, random }) => json(site.payloadOf(random.pick(PATHS))),
  ({ site, random }) => json({ ...site.payloadOf(random.pick(PATHS)), end: undefined }),
];

/** Takes `count` steps, one after the other, chosen by the race's seed. */
export async function takeSteps(race: Race, count: number): Promise<void> {
  const { random, tab, network } = race;
  for (let taken = 0; taken < count; taken++) {
    const choice = random.below(100);
    if (choice < 22) await click(race, random.pick([...PATHS, '/nowhere']));
    else if (choice < 26) await click(race, race.path);
    else if (choice < 31) await click(race, race.shownPath, '#page a[href$="#part"]');
    else if (choice < 37) await race.step('back', () => tab.press(-1));
    else if (choice < 41) await race.step('forward', () => tab.press(1));
    else if (choice < 48) await move(race);
    else if (choice < 51) await race.load();
    else if (choice < 73) await race.answer(random.below(network.pending.length));
    else if (choice < 80) {
      await race.answer(random.below(network.pending.length), random.pick(failures)(race));
    } else if (choice < 85) await linger(race);
    else if (choice < 93) await race.pass(random.pick([10, 100, 300, 700, 3100, 8100, 61_000]));
    else if (choice < 97) await connect(race, !race.isOnline);
    else await hideAndShow(race);
  }
}

/** Finishes everything that is pending, in an order chosen by the seed. */
export async function comeToRest(race: Race): Promise<void> {
  const { random, tab, network, lingering } = race;
  for (const isOnline of [true, false, true]) {
    if (isOnline !== race.isOnline) await connect(race, isOnline);
    for (let round = 0; round < 200; round++) {
      if (tab.wantedLoad) await race.load();
      else if (tab.moves.length > 0) await move(race);
      else if (lingering.length > 0 && random.next() < 0.5) await linger(race);
      else if (network.pending.length > 0) await race.answer(random.below(network.pending.length));
      else if (lingering.length > 0) await linger(race);
      else {
        await race.pass(10_000);
        const left = network.pending.length + lingering.length + tab.moves.length;
        if (left === 0 && !tab.wantedLoad) break;
      }
    }
  }
  expectRest(race);
}

function expectRest(race: Race): void {
  const { faults, visiting, path, intent, shownPath } = race;
  const page = observePage();
  const { title, progress, notice, announced } = page;
  if (visiting) faults.push(`The visit to ${visiting} has not ended`);
  if (!isEntitled(page)) faults.push(`The title is "${title}", the heading "${page.heading}"`);
  if (progress !== 'idle') faults.push(`Progress is ${progress}`);
  if (notice) faults.push(`"${notice}" is still there`);
  if (announced && announced !== title && !/offline|longer/.test(announced)) {
    faults.push(`"${announced}" was announced last, the title is "${title}"`);
  }
  if (!race.tab.hasMixedMoves && path !== intent && path !== REDIRECTS[intent]) {
    faults.push(`The visitor wanted ${intent}, the address is ${path}`);
  }
  if (shownPath !== path) faults.push(`The address is ${path}, what is shown is ${shownPath}`);
}

/** A click on the link to a path, or on another one of this selector. */
async function click(race: Race, path: string, selector = `a[href="${race.site.at(path)}"]`) {
  await race.step(`click ${selector}`, () => {
    const link = document.querySelector<HTMLAnchorElement>(selector);
    if (!link) return;
    race.intent = path;
    if (isLeftToBrowser(link)) race.tab.location.assign(link.href);
  });
}

/** The oldest step back or forward takes effect. */
async function move(race: Race): Promise<void> {
  const { tab } = race;
  const before = tab.wantedLoad;
  await race.step('the move arrives', () => {
    if (tab.move()?.byVisitor) race.intent = race.path;
  });
  // Until then the browser would still be on the entry that it leaves.
  if (tab.wantedLoad !== before) await race.load();
}

async function linger(race: Race): Promise<void> {
  await race.step('the middleware goes on', () => race.lingering.shift()?.());
}

async function connect(race: Race, isOnline: boolean): Promise<void> {
  race.isOnline = isOnline;
  const type = isOnline ? 'online' : 'offline';
  await race.step(type, () => dispatchEvent(new Event(type)));
}

async function hideAndShow(race: Race): Promise<void> {
  const event = (type: string) => Object.assign(new Event(type), { persisted: true });
  await race.step('away and back', () => {
    dispatchEvent(event('pagehide'));
    race.intent = race.tab.wantedLoad ? race.intent : race.shownPath;
    dispatchEvent(event('pageshow'));
  });
}
