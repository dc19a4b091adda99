// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Departures } from '../../components/blocks/Intro/Departures.tsx';
import departures from '../../components/blocks/Intro/departures.behavior.ts';
import { setupFakeMotion } from '../support/fake-motion.ts';

const ENTRIES = [
  { line: 1, text: 'Jira', duration: '6 weeks' },
  { line: 2, text: 'Figma', duration: '5 weeks' },
] as const;
/** Milliseconds from one full entry to the next: the first letter comes as the last one goes. */
const [FORTH, BACK] = [1800 + 4 * 20 + 4 * 45, 1800 + 5 * 20 + 3 * 45];

/** A row on the screen, with its behavior attached. */
function attach(
  entries: readonly (typeof ENTRIES)[number][] = ENTRIES,
  motion = setupFakeMotion(),
) {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  let isHidden = false;
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => {
    if (!isHidden) draw();
  });
  let look = (_: boolean) => {};
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        look = (isIntersecting) => tell([{ isIntersecting }]);
      }
      observe = () => look(true);
      disconnect() {}
    },
  );
  document.body.innerHTML = renderToStaticMarkup(<Departures label="Next" entries={entries} />);
  const row = document.body.firstElementChild as HTMLElement;
  const before = row.outerHTML;
  const detach = departures(row);
  return {
    row,
    before,
    detach,
    motion,
    /** Scrolls the row into sight, or out of it. */
    see: (isSeen: boolean) => look(isSeen),
    hideTab: (hide: boolean) => {
      isHidden = hide;
    },
    button: () => row.querySelector('button'),
    /** What of the current entry stands there. */
    shown: () =>
      row.querySelector('.departures__entry--current > .bullet + span')?.firstChild?.textContent,
  };
}

const pass = (milliseconds: number) => vi.advanceTimersByTime(milliseconds);

test('an entry is held for 1.8 s, erased by a character each 20 ms and the next one typed each 45 ms', () => {
  const { shown } = attach();

  expect(shown()).toBe('Jira');
  pass(1799);
  expect(shown()).toBe('Jira');
  pass(1);
  expect(shown()).toBe('Jir');
  pass(3 * 20);
  expect(shown()).toBe('');
  pass(20);
  expect(shown()).toBe('F');
  pass(4 * 45);
  expect(shown()).toBe('Figma');
  pass(1800 - 1);
  expect(shown()).toBe('Figma');
  pass(1);
  expect(shown()).toBe('Figm');
});

test('what is read out stays as it is, and nothing but the hidden text is typed', () => {
  const { row } = attach();
  const spoken = () => {
    const copy = row.cloneNode(true) as HTMLElement;
    for (const hidden of copy.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
    return copy.textContent;
  };

  expect(spoken()).toBe('Next departures: Jira, 6 weeks; Figma, 5 weeks.');
  for (let time = 0; time < FORTH; time += 100) {
    pass(100);
    expect(spoken()).toBe('Next departures: Jira, 6 weeks; Figma, 5 weeks.');
  }
});

test('what is not typed yet keeps its place', () => {
  const { row } = attach();

  pass(1820);

  expect(row.querySelector('.departures__entry')?.textContent).toBe('1Jira6 weeks');
});

test('it rests on the first entry after two cycles, until the button starts it again', () => {
  const { shown, button } = attach();

  pass(2 * (FORTH + BACK) - 1);
  expect(button()?.ariaLabel).toBe('Pause the departures');
  pass(1);
  expect(button()?.ariaLabel).toBe('Start the departures');
  pass(60_000);
  expect(shown()).toBe('Jira');

  button()?.click();
  pass(FORTH);
  expect(shown()).toBe('Figma');
});

test('the button holds an entry in full, and goes on from there', () => {
  const { shown, button } = attach();

  pass(1840);
  expect(shown()).toBe('J');
  button()?.click();
  expect(shown()).toBe('Jira');
  expect(button()?.ariaLabel).toBe('Start the departures');
  pass(60_000);
  expect(shown()).toBe('Jira');

  button()?.click();
  expect(button()?.ariaLabel).toBe('Pause the departures');
  pass(FORTH);
  expect(shown()).toBe('Figma');
});

test('it waits while it is off the screen', () => {
  const { shown, see } = attach();

  pass(1840);
  see(false);
  pass(60_000);
  expect(shown()).toBe('Jira');
  see(true);
  pass(FORTH);
  expect(shown()).toBe('Figma');
});

test('it waits in a hidden tab', () => {
  const { shown, hideTab } = attach();

  hideTab(true);
  pass(60_000);

  expect(shown()).toBe('Jira');
});

test('the system stops it at once, and lets it start anew', () => {
  const { row, before, shown, button, motion } = attach();

  pass(FORTH + 1820);
  motion.system('reduce');
  expect(row.outerHTML).toBe(before);
  pass(60_000);
  expect(row.outerHTML).toBe(before);

  motion.system('no-preference');
  expect(shown()).toBe('Jira');
  expect(button()?.ariaLabel).toBe('Pause the departures');
  pass(FORTH);
  expect(shown()).toBe('Figma');
});

test('so does the switch in the footer, and the system has the last word', async () => {
  const { row, before, shown, motion } = attach();

  pass(1820);
  await motion.switch('off');
  expect(row.outerHTML).toBe(before);
  motion.system('reduce');
  await motion.switch('on');
  pass(60_000);
  expect(row.outerHTML).toBe(before);

  motion.system('no-preference');
  pass(FORTH);
  expect(shown()).toBe('Figma');
});

test('with less motion from the start it is plain text, without a button', () => {
  const motion = setupFakeMotion();
  motion.system('reduce');
  const { row, before } = attach(ENTRIES, motion);

  pass(60_000);

  expect(row.outerHTML).toBe(before);
});

test('one entry needs no button', () => {
  const { row, before } = attach(ENTRIES.slice(0, 1));

  pass(60_000);

  expect(row.outerHTML).toBe(before);
});

test('detached, it is as it was, and deaf', () => {
  const { row, before, detach, motion } = attach();

  pass(1820);
  detach();
  expect(row.outerHTML).toBe(before);
  motion.system('reduce');
  motion.system('no-preference');
  pass(60_000);
  expect(row.outerHTML).toBe(before);
});
