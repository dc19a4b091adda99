import { uiWords } from './ui.content.ts';
import './SkipLink.css';

/** The first element that the Tab key reaches. It is also the top of the page, where “back to top” leads. */
export function SkipLink() {
  return (
    <div id="top" tabIndex={-1}>
      <a className="skip-link" href="#content">
        {uiWords.skip}
      </a>
    </div>
  );
}
