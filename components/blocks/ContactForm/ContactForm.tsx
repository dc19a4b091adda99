import { Heading } from '../../ui/Heading.tsx';
import { deeper } from '../../ui/heading-level.ts';
import type { LinkData } from '../../ui/link-data.ts';
import { Section, type SectionFacts } from '../../ui/Section.tsx';
import EnquiryForm, { type EnquiryFormProps } from './EnquiryForm.island.tsx';
import './ContactForm.css';

export interface ContactFormProps extends SectionFacts {
  form: EnquiryFormProps;
  /** Leaves the title to screen readers. */
  titleHidden?: boolean;
  /** Other ways to get an answer. */
  aside: readonly {
    readonly title: string;
    readonly link?: LinkData;
    readonly text: string;
  }[];
}

export function ContactForm({ form, aside, level = 2, ...section }: ContactFormProps) {
  return (
    <Section name="contact-form" {...{ level }} {...section}>
      <div className="contact-form__columns">
        <EnquiryForm {...form} />
        <div className="contact-form__aside">
          {aside.map(({ title, link, text }) => (
            <div key={title} className="contact-form__way">
              <Heading level={deeper(level)} size="h4">
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
