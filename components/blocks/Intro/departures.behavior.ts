/** Milliseconds: per character typed, per character erased, and between two entries. */
const PACE = { type: 45, erase: 20, hold: 1800 };
const CYCLES = 2;

/**
 * Types the entries of the departure row in turn, twice through, then rests on the first.
 * Waits off-screen, in a hidden tab and while paused; does nothing where motion is unwanted.
 */
export default function departures(element: HTMLElement): () => void {
  const original = [...element.childNodes].map((node) => node.cloneNode(true));
  const entries = [...element.querySelectorAll<HTMLElement>('.departures__entry')].map(
    prepareEntry,
  );
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'departures__pause';

  let timer = 0;
  let inView = false;
  let paused = false;
  let turn = 0;
  let shown = entries[0]?.length ?? 0;
  let erasing = true;

  const turns = entries.length * CYCLES;
  const done = () => turn >= turns;
  const current = () => entries[turn % entries.length];

  function step() {
    const entry = current();
    if (!entry) return;
    shown += erasing ? -1 : 1;
    if (shown <= 0 && erasing) {
      entry.hide();
      turn += 1;
      if (done()) return rest();
      erasing = false;
      shown = 0;
    }
    current()?.show(shown);
    const complete = !erasing && shown >= (current()?.length ?? 0);
    if (complete) erasing = true;
    timer = window.setTimeout(step, complete ? PACE.hold : erasing ? PACE.erase : PACE.type);
  }

  /** Runs if nothing speaks against it; called whenever one of the reasons changes. */
  function update() {
    clearTimeout(timer);
    button.textContent = done()
      ? 'Run the departures again'
      : paused
        ? 'Resume the departures'
        : 'Pause the departures';
    if (inView && !paused && !done() && !document.hidden)
      timer = window.setTimeout(step, PACE.hold);
  }

  function rest() {
    shown = entries[0]?.length ?? 0;
    erasing = true;
    entries[0]?.show(shown);
    update();
  }

  function press() {
    if (done()) {
      turn = 0;
      paused = false;
    } else {
      paused = !paused;
    }
    update();
  }

  const observer = new IntersectionObserver(([seen]) => {
    inView = seen?.isIntersecting ?? false;
    update();
  });

  function start() {
    if (reducedMotion.matches || entries.length < 2) return stop();
    entries[0]?.show(shown);
    element.append(button);
    button.addEventListener('click', press);
    document.addEventListener('visibilitychange', update);
    observer.observe(element);
  }

  function stop() {
    clearTimeout(timer);
    observer.disconnect();
    document.removeEventListener('visibilitychange', update);
    element.replaceChildren(...original);
  }

  reducedMotion.addEventListener('change', stop);
  start();
  return () => {
    reducedMotion.removeEventListener('change', stop);
    stop();
  };
}

function prepareEntry(element: HTMLElement) {
  const text = element.querySelector('.departures__text');
  const words = text?.textContent ?? '';
  const typed = document.createElement('span');
  const rest = document.createElement('span');
  typed.className = 'departures__typed';
  rest.className = 'departures__rest';
  text?.replaceChildren(typed, rest);
  rest.textContent = words;
  return {
    length: words.length,
    show(count: number) {
      element.classList.add('departures__entry--current');
      typed.textContent = words.slice(0, count);
      rest.textContent = words.slice(count);
    },
    hide() {
      element.classList.remove('departures__entry--current');
    },
  };
}
