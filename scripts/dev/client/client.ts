/**
 * Runs in every page of the development server, before all other scripts: updates the page when its sources change, shows
 * their faults and the errors that happen in this browser, and finds sources.
 */
import '../source-finder/client/find-source.ts';
import { followPage } from './follow-page.ts';

const { frameElement } = window;
if (!frameElement) followPage();
else {
  // An example of the gallery. Its frame is as high as it is, even while the frame is dragged to another width.
  addEventListener('load', () => {
    const fit = () => frameElement.setAttribute('height', `${Math.max(80, body.scrollHeight)}`);
    const { body } = document;
    new ResizeObserver(fit).observe(body);
  });
}
