/**
 * Runs in every page of the development server, before all other scripts: updates the page when its sources change, and
 * shows their faults and the errors that happen in this browser.
 */
import { followPage } from './follow-page.ts';

const { frameElement } = window;
/** Makes the frame of an example as high as the example, even while the frame is dragged to another width. */
const fit = () =>
  frameElement?.setAttribute('height', `${Math.max(80, document.body.scrollHeight)}`);

if (frameElement) addEventListener('load', () => new ResizeObserver(fit).observe(document.body));
else followPage();
