import './SkipLink.css';

/** The first thing the Tab key reaches. */
export function SkipLink() {
  return (
    <a className="skip-link" href="#content">
      Skip to content
    </a>
  );
}
