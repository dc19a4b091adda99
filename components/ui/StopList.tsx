import './StopList.late.css';
import { classNames } from './class-names.ts';

export interface StopListProps {
  className?: string;
  /** The stops follow each other in time. */
  isOrdered?: boolean;
  children: React.ReactNode;
}

/** A list drawn as the stops of one line. */
export function StopList({ className, isOrdered, children }: StopListProps) {
  const Tag = isOrdered ? 'ol' : 'ul';
  return <Tag className={classNames('stop-list', className)}>{children}</Tag>;
}

/** A stop; `hasBullet` if its content brings its own sign for the line. */
export function Stop({ hasBullet, children }: { hasBullet?: boolean; children: React.ReactNode }) {
  return (
    <li className={classNames('stop-list__stop', hasBullet && 'stop-list__stop--bullet')}>
      {children}
    </li>
  );
}
