import type { ReactNode } from 'react';
import './StopList.late.css';
import { classNames } from './class-names.ts';

export interface StopListProps {
  className?: string;
  children: ReactNode;
}

/** A list drawn as the stops of one line. */
export function StopList({ className, children }: StopListProps) {
  return <ul className={classNames('stop-list', className)}>{children}</ul>;
}

/** A stop; `hasBullet` if its content brings its own sign for the line. */
export function Stop({ hasBullet, children }: { hasBullet?: boolean; children: ReactNode }) {
  return (
    <li className={classNames('stop-list__stop', hasBullet && 'stop-list__stop--bullet')}>
      {children}
    </li>
  );
}
