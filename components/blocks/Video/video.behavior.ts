import { isPlainClick } from '../../../scripts/shared/is-plain-click.ts';

type State = 'poster' | 'opening' | 'playing' | 'paused' | 'ended' | 'failed';

/** After this many milliseconds without a picture the text is offered. A film that arrives later still plays. */
const OPENING_TIMEOUT = 8000;

/** Opens the film in front of the page and keeps `data-state` up to date. Nothing is fetched before. */
export default function video(element: HTMLElement): () => void {
  const find = <Found extends Element>(selector: string) =>
    element.querySelector(selector) as Found;
  const trigger = find<HTMLAnchorElement>('.video__poster');
  const offer = find<HTMLElement>('.video__play');
  const firstOffer = offer.textContent;
  const dialog = find<HTMLDialogElement>('dialog');
  const film = find<HTMLVideoElement>('video');
  const lastSource = find('source:last-of-type');
  const failure = find<HTMLElement>('.video-dialog__failure');
  const read = find<HTMLElement>('[data-action=read]');
  const transcript = find<HTMLDetailsElement>('details');
  const life = new AbortController();
  let state: State;
  let openingTimer = 0;
  /** Whether the mouse was pressed beside the player: words in it may be selected to beyond its edge. */
  let isPressedBeside = false;

  function show(next: State) {
    state = next;
    element.dataset.state = next;
    failure.hidden = next !== 'failed';
    film.inert = next === 'failed';
    if (next === 'poster') offer.textContent = firstOffer;
    if (next === 'ended') offer.textContent = offer.dataset.again ?? firstOffer;
  }

  function open(event: MouseEvent) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    // Browsers do not try the sources again by themselves.
    if (state === 'failed') film.load();
    show('opening');
    dialog.showModal();
    film.focus();
    openingTimer = window.setTimeout(() => state === 'opening' && fail(), OPENING_TIMEOUT);
    // If it cannot play, an error event follows. If autoplay is blocked, the controls wait for a click.
    film.play().catch(({ name }) => name === 'NotAllowedError' && clearTimeout(openingTimer));
  }

  function play() {
    show('playing');
    // The film came after all, and hides the button that has the focus.
    if (document.activeElement === read) film.focus();
  }

  function fail() {
    show('failed');
    read.focus();
  }

  function end() {
    if (document.fullscreenElement) void document.exitFullscreen();
    film.currentTime = 0;
    show('ended');
    dialog.close();
  }

  function rest() {
    clearTimeout(openingTimer);
    film.pause();
    if (state !== 'ended' && state !== 'failed') show('poster');
  }

  function openTranscript() {
    transcript.open = true;
    dialog.close();
    transcript.querySelector('summary')?.focus();
  }

  const on = (target: EventTarget, type: string, act: (event: Event) => void) =>
    target.addEventListener(type, act, { signal: life.signal, capture: true });

  trigger.addEventListener('click', open, { signal: life.signal });
  on(film, 'playing', play);
  on(film, 'pause', () => dialog.open && !film.ended && show('paused'));
  on(film, 'ended', end);
  // Error events of sources do not bubble. Browsers try one source after the other, so the film has failed only with the
  // last.
  on(film, 'error', ({ target }) => (target === film || target === lastSource) && fail());
  on(find('[data-action=close]'), 'click', () => dialog.close());
  on(read, 'click', openTranscript);
  on(dialog, 'pointerdown', ({ target }) => {
    isPressedBeside = target === dialog;
  });
  on(dialog, 'click', ({ target }) => target === dialog && isPressedBeside && dialog.close());
  on(dialog, 'close', rest);
  on(document, 'visit:start', () => dialog.close());
  // A step back within the page is not a visit.
  on(window, 'popstate', () => dialog.close());
  on(window, 'pagehide', () => film.pause());
  trigger.ariaHasPopup = 'dialog';
  show('poster');

  return () => {
    life.abort();
    dialog.close();
    rest();
    show('poster');
    trigger.ariaHasPopup = null;
  };
}
