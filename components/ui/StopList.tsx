import type { ReactNode } from 'react';
import './StopList.late.css';
import { classNames } from './class-names.ts';

export interface StopListProps {
  className?: string;
  /** Set where the order of the stops says something. */
  ordered?: boolean;
  children: ReactNode;
}

/** A list drawn as the stops of one line, from the first to the last. */
export function StopList({ className, ordered, children }: StopListProps) {
  const List = ordered ? 'ol' : 'ul';
  return <List className={classNames('stop-list', className)}>{children}</List>;
}

/** A stop; `hasBullet` when its content brings the sign that stands on the line. */
export function Stop({ hasBullet, children }: { hasBullet?: boolean; children: ReactNode }) {
  return (
    <li className={classNames('stop-list__stop', hasBullet && 'stop-list__stop--bullet')}>
      {children}
    </li>
  );
}
