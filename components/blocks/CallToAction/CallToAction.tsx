import { ButtonLink } from '../../ui/Button.tsx';
import type { LinkData } from '../../ui/link-data.ts';
import { Section, type SectionFacts } from '../../ui/Section.tsx';
import './CallToAction.css';

export interface CallToActionProps extends SectionFacts {
  /** What happens if one says yes. */
  text: string;
  /** Left out where the form itself follows. */
  action?: LinkData;
  mail: LinkData;
}

export function CallToAction({ text, action, mail, ...section }: CallToActionProps) {
  return (
    <Section name="call-to-action" columns="7-5" ruled titleSize="display" {...section}>
      <p className="call-to-action__text">{text}</p>
      <p className="call-to-action__ways">
        {action && <ButtonLink href={action.href}>{action.label}</ButtonLink>}
        <a className="call-to-action__mail" href={mail.href}>
          {mail.label}
        </a>
      </p>
    </Section>
  );
}
