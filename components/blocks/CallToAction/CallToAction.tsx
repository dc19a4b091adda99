import { ButtonLink } from '../../ui/Button.tsx';
import type { LinkData } from '../../ui/link-data.ts';
import { Section, type SectionBaseProps } from '../../ui/Section.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import './CallToAction.css';

export interface CallToActionProps extends SectionBaseProps {
  /** What happens after the click. */
  text: string;
  /** Leave it out if the form follows directly. */
  action?: LinkData;
  /** Beside the action. */
  mail?: LinkData;
}

/** A call to action: a line comes in from the edge of the page and ends at the button. */
export function CallToAction({ text, action, mail, ...section }: CallToActionProps) {
  return (
    <Section name="call-to-action" columns="7-5" {...section}>
      <p className="call-to-action__text">{text}</p>
      {action && (
        <div className="call-to-action__ways">
          <span className="call-to-action__line" aria-hidden="true" />
          <ButtonLink href={action.href}>{action.label}</ButtonLink>
          {mail && <TextLink {...mail} />}
        </div>
      )}
    </Section>
  );
}
