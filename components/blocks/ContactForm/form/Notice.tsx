import { Icon } from '../../../ui/Icon.tsx';
import { circleAlert } from '../../../ui/icon-paths.ts';
import type { LinkData } from '../../../ui/TextLink.tsx';
import { noticeWords } from '../contact-form.content.ts';
import type { EnquiryState } from './enquiry-state.ts';
import { Sentence } from './Sentence.tsx';

interface NoticeProps {
  phase: EnquiryState['phase'];
  mail: LinkData;
}

/** What keeps a message from being known to have arrived. */
export function Notice({ phase, mail }: NoticeProps) {
  const isFailure = phase === 'failed' || phase === 'declined';
  return (
    <div role="alert">
      {(isFailure || phase === 'offline') && (
        <p
          key={phase}
          ref={scrollIntoView}
          className={isFailure ? 'notice notice--failed' : 'notice'}
        >
          <Icon path={circleAlert} />
          <span>
            <Sentence words={noticeWords[phase]} links={{ mail }} />
          </span>
        </p>
      )}
      {phase === 'online' && <p className="notice">{noticeWords.online}</p>}
    </div>
  );
}

function scrollIntoView(element: HTMLElement | null) {
  element?.scrollIntoView({ block: 'nearest' });
}
