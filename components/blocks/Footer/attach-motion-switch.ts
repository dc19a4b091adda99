/** The visitor's choice in `localStorage`. Storage may be denied; then the choice lasts until the page is closed. */
const KEY = 'pointwork-motion';

const { dataset } = document.documentElement;

// Runs as soon as the module does, so that nothing starts to move first.
try {
  if (localStorage.getItem(KEY)) dataset.motion = 'off';
} catch {}

/** Adds the switch that turns all motion off, on this visit and later ones. */
export function attachMotionSwitch(element: HTMLElement, signal: AbortSignal): void {
  const button = document.createElement('button');
  const show = () => {
    button.textContent = `Motion: ${dataset.motion ?? 'on'}`;
    button.ariaChecked = String(!dataset.motion);
  };
  button.type = 'button';
  button.role = 'switch';
  button.addEventListener('click', () => {
    if (dataset.motion) delete dataset.motion;
    else dataset.motion = 'off';
    show();
    try {
      localStorage.setItem(KEY, dataset.motion ?? '');
    } catch {}
  });
  show();
  element.append(button);
  signal.addEventListener('abort', () => button.remove());
}
