/** The only file that touches `localStorage`, which may be denied: then the choice lasts until the page is left. */
const KEY = 'pointwork-motion';

const { dataset } = document.documentElement;

// As soon as this file runs: what moves by itself should not begin to.
try {
  if (localStorage.getItem(KEY)) dataset.motion = 'off';
} catch {}

/** Adds the switch that turns all motion off, on this and later visits. */
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
