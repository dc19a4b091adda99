import { type Answer, connectionError, json } from './fake-network.ts';
import { observePage } from './observe-page.ts';
import { LAST_RESORT, type Race } from './race.ts';
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
    if (choice < 22) await follow(race, random.pick([...PATHS, '/nowhere']));
    else if (choice < 26) await follow(race, race.path);
    else if (choice < 31) await followFragment(race);
    else if (choice < 37) await race.step('back', () => tab.press(-1));
    else if (choice < 41) await race.step('forward', () => tab.press(1));
    else if (choice < 48) await race.move();
    else if (choice < 51) await race.load();
    else if (choice < 73) await race.answer(random.below(network.pending.length));
    else if (choice < 80) {
      await race.answer(random.below(network.pending.length), random.pick(failures)(race));
    } else if (choice < 85) await race.linger();
    else if (choice < 93) await race.pass(random.pick([10, 100, 300, 700, 3100, 8100, 61_000]));
    else if (choice < 97) await race.connect(!race.isOnline);
    else await hideAndShow(race);
  }
}

/** Finishes everything that is pending, in an order chosen by the seed. */
export async function comeToRest(race: Race): Promise<void> {
  const { random, tab, network, lingering } = race;
  for (const isOnline of [true, false, true]) {
    if (isOnline !== race.isOnline) await race.connect(isOnline);
    for (let round = 0; round < 200; round++) {
      if (tab.wantedLoad) await race.load();
      else if (tab.moves.length > 0) await race.move();
      else if (lingering.length > 0 && random.next() < 0.5) await race.linger();
      else if (network.pending.length > 0) await race.answer(random.below(network.pending.length));
      else if (lingering.length > 0) await race.linger();
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
  const { faults, visits, path, intent } = race;
  const { title, heading, progress, notice, announced } = observePage();
  if (visits.visiting) faults.push(`The visit to ${visits.visiting} has not ended`);
  if (title !== heading && heading !== LAST_RESORT)
    faults.push(`The title is "${title}", the heading "${heading}"`);
  if (progress !== 'idle') faults.push(`Progress is ${progress}`);
  if (notice) faults.push(`"${notice}" is still there`);
  if (announced && announced !== title && !/offline|longer/.test(announced)) {
    faults.push(`"${announced}" was announced last, the title is "${title}"`);
  }
  if (!race.tab.hasMixedMoves && path !== intent && path !== REDIRECTS[intent]) {
    faults.push(`The visitor wanted ${intent}, the address is ${path}`);
  }
  const shown = race.shownPath();
  if (shown !== path) faults.push(`The address is ${path}, what is shown is ${shown}`);
}

async function follow(race: Race, path: string): Promise<void> {
  await race.step(`click ${path}`, () => click(race, path, `a[href="${race.site.at(path)}"]`));
}

async function followFragment(race: Race): Promise<void> {
  await race.step('click #part', () => click(race, race.shownPath(), '#page a[href$="#part"]'));
}

function click(race: Race, path: string, selector: string): void {
  const link = document.querySelector(selector);
  if (!link) return;
  race.intent = path;
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
}

async function hideAndShow(race: Race): Promise<void> {
  const event = (type: string) => Object.assign(new Event(type), { persisted: true });
  await race.step('away and back', () => {
    dispatchEvent(event('pagehide'));
    if (race.visits.visiting) race.intent = race.shownPath();
    dispatchEvent(event('pageshow'));
  });
}
