import { Heading } from '../../ui/Heading.tsx';
import { deeper } from '../../ui/heading-level.ts';
import type { LinkData } from '../../ui/link-data.ts';
import { Section, type SectionFacts } from '../../ui/Section.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import EnquiryForm, { type EnquiryFormProps } from './EnquiryForm.island.tsx';
import { Leads, type LeadsProps } from './Leads.tsx';
import { SentTicket } from './SentTicket.tsx';
import './ContactForm.css';

export interface ContactFormProps extends SectionFacts {
  form: Omit<EnquiryFormProps, 'level'>;
  /** Id of the ticket that an endpoint leads visitors without JavaScript to; on one page of the site. */
  sentId?: string;
  /** Leaves the title to screen readers. */
  titleHidden?: boolean;
  /** Follows the intro as one thing. */
  tight?: boolean;
  /** Who will answer. */
  leads?: LeadsProps;
  /** Other ways to get an answer. */
  aside: readonly ContactWay[];
}

export interface ContactWay {
  readonly title: string;
  readonly link?: LinkData;
  readonly text: string;
}

export function ContactForm({
  form,
  sentId,
  leads,
  aside,
  level = 2,
  ...section
}: ContactFormProps) {
  const inner = deeper(level);
  return (
    <Section name="contact-form" {...{ level }} {...section}>
      <div className="contact-form__columns">
        <div className="contact-form__main" data-behavior="form-draft" data-behavior-when="visible">
          {sentId && form.endpoint && (
            <div className="contact-form__sent" id={sentId}>
              <SentTicket who={form.who} level={inner}>
                <TextLink label="Send another message" href={`#${form.id}`} />
              </SentTicket>
            </div>
          )}
          <EnquiryForm {...form} level={inner} />
        </div>
        <div className="contact-form__aside">
          {leads && <Leads {...leads} level={inner} />}
          {aside.map(({ title, link, text }) => (
            <div key={title} className="contact-form__way">
              <Heading level={inner} size="h4">
                {title}
              </Heading>
              {link && (
                <p>
                  <a className="contact-form__link" href={link.href}>
                    {link.label}
                  </a>
                </p>
              )}
              <p>{text}</p>
            </div>
          ))}
        </div>
      </div>
    </Section>
  );
}
