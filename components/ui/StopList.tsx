import type { ReactNode } from 'react';
import './StopList.css';
import { classNames } from './class-names.ts';

/** A list drawn as the stops of one line, from the first to the last. */
export function StopList({ className, children }: { className?: string; children: ReactNode }) {
  return <ul className={classNames('stop-list', className)}>{children}</ul>;
}

/** A stop; `hasBullet` when its content brings the sign that stands on the line. */
export function Stop({ hasBullet, children }: { hasBullet?: boolean; children: ReactNode }) {
  return (
    <li className={classNames('stop-list__stop', hasBullet && 'stop-list__stop--bullet')}>
      {children}
    </li>
  );
}
