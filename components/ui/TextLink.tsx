import { Arrow } from './Icon.tsx';
import './TextLink.css';

export interface LinkData {
  readonly label: string;
  readonly href: string;
}

/** A link on a line of its own, after a text or instead of a third button: high enough for a thumb. */
export function TextLink({
  label,
  href,
  arrow = false,
}: LinkData & { arrow?: boolean }): React.ReactNode {
  return (
    <a className="text-link" href={href}>
      {label}
      {arrow && <Arrow />}
    </a>
  );
}
