import './CopyLink.css';

/** A link to a place on this page. A click copies its address; without a script the link just leads there. */
export function CopyLink({ href }: { href: string }) {
  return (
    <p className="copy-link" data-behavior="copy-link" data-behavior-near="">
      <a className="copy-link__link" href={href}>
        Copy a link to this phase
      </a>
      <span className="copy-link__status" role="status" />
    </p>
  );
}
