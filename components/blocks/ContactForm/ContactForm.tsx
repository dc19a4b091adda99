import { Heading } from '../../ui/Heading.tsx';
import { deeper } from '../../ui/heading-level.ts';
import type { LinkData } from '../../ui/link-data.ts';
import { Section, type SectionBaseProps, type SectionProps } from '../../ui/Section.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import EnquiryForm, { type EnquiryFormProps } from './form/EnquiryForm.island.tsx';
import { Leads, type LeadsProps } from './Leads.tsx';
import { NextStops, type NextStopsProps } from './NextStops.tsx';
import { SentTicket } from './receipt/SentTicket.tsx';
import { SmallPrint, type SmallPrintProps } from './SmallPrint.tsx';
import './ContactForm.css';

export interface ContactFormProps
  extends SectionBaseProps,
    Pick<SectionProps, 'tight' | 'titleHidden'> {
  form: Omit<EnquiryFormProps, 'level'>;
  /** The id of the thank-you ticket that visitors without JavaScript are sent to. Set it on one page only. */
  sentId?: string;
  /** Takes the place of the title while the last choice of the question named `call` is picked. */
  callTitle?: string;
  /** The people who will answer. */
  leads?: LeadsProps;
  /** What follows a message. */
  next?: NextStopsProps;
  /** Another way to get in touch. */
  aside?: { readonly title: string; readonly link: LinkData; readonly text: string };
  /** What the form is subject to, as the last line of its card. */
  smallPrint?: SmallPrintProps;
}

export function ContactForm({
  form,
  sentId,
  callTitle,
  leads,
  next,
  aside,
  smallPrint,
  level = 2,
  ...section
}: ContactFormProps) {
  const inner = deeper(level);
  return (
    <Section
      name="contact-form"
      continues
      heading={
        callTitle && (
          <>
            <span className="contact-form__any">{section.title}</span>
            <span className="contact-form__call">{callTitle}</span>
          </>
        )
      }
      level={level}
      {...section}
    >
      <div className="contact-form__columns">
        <div
          className="contact-form__main"
          data-behavior="form-draft"
          data-behavior-near=""
          // There are no colours for fields and errors on the brand ground.
          data-ground={section.ground === 'brand' ? 'light' : undefined}
        >
          {sentId && form.endpoint && (
            <div className="contact-form__sent" id={sentId}>
              <SentTicket who={form.who} level={inner}>
                <TextLink label="Send another message" href={`#${form.id}`} />
              </SentTicket>
            </div>
          )}
          <EnquiryForm {...form} level={inner} />
          {smallPrint && <SmallPrint {...smallPrint} level={inner} />}
        </div>
        <div className="contact-form__aside">
          {leads && <Leads {...leads} level={inner} />}
          {next && <NextStops {...next} level={inner} />}
          {aside && (
            <div className="contact-form__way">
              <Heading level={inner} size="h4">
                {aside.title}
              </Heading>
              <p>
                <a className="contact-form__link" href={aside.link.href}>
                  {aside.link.label}
                </a>
              </p>
              <p>{aside.text}</p>
            </div>
          )}
        </div>
      </div>
    </Section>
  );
}
