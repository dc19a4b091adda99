import { useEffect, useRef } from 'react';
import { Icon } from '../../../ui/Icon.tsx';
import { circleAlert } from '../../../ui/icon-paths.ts';
import type { EnquiryState } from './enquiry-state.ts';

interface NoticeProps {
  phase: EnquiryState['phase'];
  address: string;
}

/** Why the message has not been sent. */
export function Notice({ phase, address }: NoticeProps) {
  const notice = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (phase === 'failed' || phase === 'declined' || phase === 'offline') {
      notice.current?.scrollIntoView({ block: 'nearest' });
    }
  }, [phase]);

  return (
    <div role="alert" ref={notice}>
      {(phase === 'failed' || phase === 'declined') && (
        <p key={phase} className="notice notice--failed">
          <Icon path={circleAlert} />
          <span>
            Your message was not sent. It is still in the form.{' '}
            {phase === 'failed' ? 'Try again, or email' : 'Please email it to'}{' '}
            <a href={`mailto:${address}`}>{address}</a>.
          </span>
        </p>
      )}
      {phase === 'offline' && (
        <p className="notice">
          <Icon path={circleAlert} />
          <span>
            You are offline. Your message is still in the form. Send it when you are back online.
          </span>
        </p>
      )}
      {phase === 'online' && (
        <p className="notice">You are back online. You can send your message now.</p>
      )}
    </div>
  );
}
