import { ButtonLink } from '../../ui/Button.tsx';
import { classNames } from '../../ui/class-names.ts';
import type { LinkData } from '../../ui/link-data.ts';
import { Section, type SectionFacts } from '../../ui/Section.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import './CallToAction.css';

export interface CallToActionProps extends SectionFacts {
  /** What happens after the click. */
  text: string;
  /** Left out where the form comes straight after. */
  action?: LinkData;
  mail: LinkData;
}

/** A call to action: a line comes in from the edge of the page and ends at the button. */
export function CallToAction({ text, action, mail, ...section }: CallToActionProps) {
  return (
    <Section name="call-to-action" {...section}>
      <p className="call-to-action__text">{text}</p>
      <div className={classNames('call-to-action__ways', action && 'call-to-action__ways--line')}>
        {action && (
          <>
            <span className="call-to-action__line" aria-hidden="true" />
            <ButtonLink href={action.href}>{action.label}</ButtonLink>
          </>
        )}
        <TextLink {...mail} />
      </div>
    </Section>
  );
}
