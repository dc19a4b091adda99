import { Details } from '../../ui/Details.tsx';
import { deeper, type HeadingLevel, Subheading } from '../../ui/Heading.tsx';
import { Prose, type ProseItem } from '../../ui/Prose.tsx';
import { Section, type SectionBaseProps, type SectionProps } from '../../ui/Section.tsx';
import { Stop, StopList } from '../../ui/StopList.tsx';
import { type LinkData, TextLink } from '../../ui/TextLink.tsx';
import { ticketWords } from './contact-form.content.ts';
import EnquiryForm, { type EnquiryFormProps } from './form/EnquiryForm.island.tsx';
import { Leads, type LeadsProps } from './Leads.tsx';
import { SentTicket } from './receipt/SentTicket.tsx';
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
                <TextLink label={ticketWords.another} href={`#${form.id}`} />
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
              <Subheading level={inner}>{aside.title}</Subheading>
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

interface NextStopsProps {
  title: string;
  stops: readonly { readonly name: string; readonly text: string }[];
}

/** The steps after a message, drawn as the last stops of a line that ends where the work begins. */
function NextStops({ title, stops, level }: NextStopsProps & { level: HeadingLevel }) {
  return (
    <div className="next-stops">
      <Subheading level={level}>{title}</Subheading>
      <StopList isOrdered>
        {stops.map(({ name, text }) => (
          <Stop key={name}>
            <Subheading level={deeper(level)}>{name}</Subheading>
            <p>{text}</p>
          </Stop>
        ))}
      </StopList>
    </div>
  );
}

export interface SmallPrintProps {
  /** The target of links. It is inside the `<details>`, so that following a link opens it. */
  id: string;
  title: string;
  parts: readonly { readonly title: string; readonly text: readonly ProseItem[] }[];
}

/** The small print, folded behind one title. */
function SmallPrint({ id, title, parts, level }: SmallPrintProps & { level: HeadingLevel }) {
  return (
    <div className="small-print">
      <Details summary={<Subheading level={level}>{title}</Subheading>}>
        <ul id={id}>
          {parts.map(({ title, text }) => (
            <li key={title}>
              <Subheading level={deeper(level)}>{title}</Subheading>
              <Prose items={text} />
            </li>
          ))}
        </ul>
      </Details>
    </div>
  );
}
