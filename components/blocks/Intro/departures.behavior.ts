import { watchMotion } from '../../ui/watch-motion.ts';

/** Milliseconds to erase a character, to type one, and to hold an entry. */
const [ERASE, TYPE, HOLD] = [20, 45, 1800];
const CYCLES = 2;

/**
 * Types the entries of the departure row in turn, twice through, and rests on the first again. Holds a full entry
 * while paused, off screen or in a hidden tab; where motion is unwanted the row is plain text.
 */
export default function departures(element: HTMLElement): () => void {
  const entries = [...element.querySelectorAll('.departures__entry')].map(split);
  const button = document.createElement('button');
  let steps = play();
  let timer = 0;
  let frame = 0;
  let turn = 0;
  let isSeen = false;
  let isRunning = true;

  const current = () => entries[turn % entries.length] as Entry;

  function show(count = current().length) {
    for (const entry of entries) entry.show(entry === current() ? count : undefined);
  }

  /** From the current entry, in full, to the end; says each time how long to wait. */
  function* play(): Generator<number, void> {
    while (turn < entries.length * CYCLES) {
      show();
      yield HOLD;
      for (let count = current().length; count--; yield ERASE) show(count);
      turn++;
      for (let count = 1; count < current().length; count++, yield TYPE) show(count);
    }
    turn = 0;
    isRunning = false;
    hold();
  }

  function step() {
    const { value } = steps.next();
    // A hidden tab has no frames, so it waits by itself.
    if (value) {
      timer = window.setTimeout(() => {
        frame = requestAnimationFrame(step);
      }, value);
    }
  }

  /** Shows the current entry in full; goes on from there, unless something speaks against it. */
  function hold() {
    stop();
    show();
    button.ariaLabel = `${isRunning ? 'Pause' : 'Start'} the departures`;
    steps = play();
    if (isRunning && isSeen) step();
  }

  function stop() {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
  }

  const observer = new IntersectionObserver(([entry]) => {
    isSeen = !!entry?.isIntersecting;
    hold();
  });

  function rest() {
    stop();
    observer.disconnect();
    button.remove();
    for (const entry of entries) entry.show();
  }

  button.className = 'departures__pause';
  button.onclick = () => {
    isRunning = !isRunning;
    hold();
  };
  const unwatch = watchMotion((isReduced) => {
    if (isReduced || !entries[1]) return rest();
    turn = 0;
    isRunning = true;
    element.append(button);
    observer.observe(element);
  });
  return () => {
    unwatch();
    rest();
  };
}

type Entry = ReturnType<typeof split>;

/** Its text stands in two parts, typed and not yet typed, both empty or full at once where nothing types. */
function split(entry: Element) {
  const rest = entry.querySelector('.departures__rest') as Element;
  const typed = rest.previousSibling as Text;
  const words = typed.data;
  const { length } = words;
  return {
    length,
    /** Shows so many characters of it, or takes it from the stage. */
    show(count?: number) {
      typed.data = words.slice(0, count);
      rest.textContent = words.slice(count ?? length);
      entry.classList.toggle('departures__entry--current', count !== undefined);
    },
  };
}
