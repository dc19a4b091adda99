import { Details } from '../../ui/Details.tsx';
import { deeper, Subheading } from '../../ui/Heading.tsx';
import { Prose, type ProseItem } from '../../ui/Prose.tsx';
import { Section, type SectionBaseProps } from '../../ui/Section.tsx';
import './LatestNews.css';

export interface LatestNewsProps extends SectionBaseProps {
  notes: readonly NewsNote[];
}

export interface NewsNote {
  /** `YYYY-MM-DD` */
  readonly date: string;
  /** Day, month and year: “6 October 2026”. */
  readonly dateText: string;
  readonly title: string;
  /** The whole text, so there is no page to link to. */
  readonly body: readonly ProseItem[];
}

export function LatestNews({ notes, level = 2, ...section }: LatestNewsProps) {
  return (
    <Section name="latest-news" columns="4-8" level={level} {...section}>
      <ul>
        {notes.map(({ date, dateText, title, body }) => (
          <li key={date + title} className="latest-news__note">
            <time dateTime={date}>{dateText}</time>
            <Details summary={<Subheading level={deeper(level)}>{title}</Subheading>}>
              <Prose items={body} />
            </Details>
          </li>
        ))}
      </ul>
    </Section>
  );
}
