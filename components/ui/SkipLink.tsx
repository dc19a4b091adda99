import './SkipLink.css';

/** The first thing the Tab key reaches, and the top of the page: whoever goes back there starts here again. */
export function SkipLink() {
  return (
    <div id="top" tabIndex={-1}>
      <a className="skip-link" href="#content">
        Skip to content
      </a>
    </div>
  );
}
