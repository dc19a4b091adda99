import { classNames } from '../../ui/class-names.ts';
import type { Client } from './Clients.tsx';
import { CLIENT_DEVICES } from './client-devices.ts';
import './ClientMark.css';

/** The last word says what kind of firm it is, and is set differently. */
export function ClientMark({ name, device }: Client) {
  const words = name.split(' ');
  const kind = words.length > 1 ? words.pop() : undefined;
  return (
    <span className={classNames('client-mark', device && `client-mark--${device}`)}>
      {device && (
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d={CLIENT_DEVICES[device]} fillRule="evenodd" />
        </svg>
      )}
      <span>
        {words.join(' ')} {kind && <i>{kind}</i>}
      </span>
    </span>
  );
}
