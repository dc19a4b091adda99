import type { ReactNode } from 'react';
import { Arrow } from './Arrow.tsx';
import type { LinkData } from './link-data.ts';
import './TextLink.css';

/** A link on a line of its own, after a text or instead of a third button: high enough for a thumb. */
export function TextLink({
  label,
  href,
  arrow = false,
}: LinkData & { arrow?: boolean }): ReactNode {
  return (
    <a className="text-link" href={href}>
      {label}
      {arrow && <Arrow />}
    </a>
  );
}
