import './CopyLink.css';

/** A link to a part of this page that, once clicked, is in the clipboard; without a script it leads there. */
export function CopyLink({ href }: { href: string }) {
  return (
    <p className="copy-link" data-behavior="copy-link" data-behavior-when="visible">
      <a className="copy-link__link" href={href}>
        Copy a link to this phase
      </a>
      <span className="copy-link__status" role="status" />
    </p>
  );
}
