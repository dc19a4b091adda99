/** Milliseconds to erase a character, to type one, and to hold an entry. */
const [ERASE, TYPE, HOLD] = [20, 45, 1800];
const CYCLES = 2;

/**
 * Types the entries of the departure row in turn, twice through, and rests on the first again. Holds a full entry
 * while paused, off screen or in a hidden tab; where motion is unwanted the row stays plain text.
 */
export default function departures(element: HTMLElement): () => void {
  const entries = [...element.querySelectorAll('.departures__entry')].map(split);
  const button = document.createElement('button');
  let timer = 0;
  let frame = 0;
  let seen = false;
  let running = true;
  /** How many entries have been erased; how much of the current one stands. */
  let turn = 0;
  let shown = 0;
  let erasing = true;

  const current = () => entries[turn % entries.length] as Entry;

  function show() {
    for (const entry of entries) entry.show(entry === current() ? shown : undefined);
    element.toggleAttribute('data-typing', !erasing || shown < current().length);
  }

  function step() {
    if (isStill()) return detach();
    shown += erasing ? -1 : 1;
    if (shown < 0) {
      turn++;
      shown = 0;
      erasing = false;
    }
    if (!erasing && shown === current().length) return hold();
    show();
    wait(erasing ? ERASE : TYPE);
  }

  /** Shows the current entry in full; goes on from there, unless something speaks against it. */
  function hold() {
    if (turn === entries.length * CYCLES) {
      turn = 0;
      running = false;
    }
    shown = current().length;
    erasing = true;
    show();
    element.toggleAttribute('data-running', running);
    button.ariaLabel = `${running ? 'Pause' : 'Start'} the departures`;
    wait(HOLD);
  }

  /** A hidden tab has no frames, so it waits by itself. */
  function wait(milliseconds: number) {
    stop();
    if (running && seen) {
      timer = window.setTimeout(() => {
        frame = requestAnimationFrame(step);
      }, milliseconds);
    }
  }

  function stop() {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
  }

  const observer = new IntersectionObserver(([entry]) => {
    seen = !!entry?.isIntersecting;
    hold();
  });

  function detach() {
    stop();
    observer.disconnect();
    button.remove();
    for (const entry of entries) entry.show();
  }

  if (entries[1] && !isStill()) {
    button.type = 'button';
    button.className = 'departures__pause';
    button.onclick = () => {
      running = !running;
      hold();
    };
    element.append(button);
    observer.observe(element);
  }
  return detach;
}

type Entry = ReturnType<typeof split>;

/** Its text stands in two parts, typed and not yet typed, both empty or full at once where nothing types. */
function split(entry: Element) {
  const rest = entry.querySelector('.departures__rest') as Element;
  const typed = rest.previousSibling as Text;
  const words = typed.data;
  return {
    length: words.length,
    /** Shows so many characters of it, or takes it from the stage. */
    show(count?: number) {
      typed.data = words.slice(0, count);
      rest.textContent = words.slice(count ?? words.length);
      entry.classList.toggle('departures__entry--current', count !== undefined);
    },
  };
}

function isStill(): boolean {
  return (
    matchMedia('(prefers-reduced-motion: reduce)').matches ||
    document.documentElement.dataset.motion === 'off'
  );
}
