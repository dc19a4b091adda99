import { MOTION_KEY } from '../../../scripts/shared/markers.ts';
import { motionWord } from '../../ui/ui.content.ts';

const { dataset } = document.documentElement;

/**
 * Adds the switch that turns all motion off, on this visit and later ones: the runtime reads the choice when it starts.
 * Storage may be denied; then the choice lasts until the page is closed.
 */
export function attachMotionSwitch(element: HTMLElement, signal: AbortSignal): void {
  const button = document.createElement('button');
  const show = () => {
    button.ariaChecked = String(!dataset.motion);
  };
  button.type = 'button';
  button.role = 'switch';
  button.textContent = motionWord;
  button.addEventListener('click', () => {
    if (dataset.motion) delete dataset.motion;
    else dataset.motion = 'off';
    show();
    try {
      localStorage.setItem(MOTION_KEY, dataset.motion ?? '');
    } catch {}
  });
  show();
  element.append(button);
  signal.addEventListener('abort', () => button.remove());
}
