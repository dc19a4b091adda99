import { Details } from '../../ui/Details.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { deeper } from '../../ui/heading-level.ts';
import { Prose, type ProsePart } from '../../ui/Prose.tsx';
import { Section, type SectionFacts } from '../../ui/Section.tsx';
import './LatestNews.css';

export interface LatestNewsProps extends SectionFacts {
  notes: readonly NewsNote[];
}

export interface NewsNote {
  /** `YYYY-MM-DD` */
  readonly date: string;
  readonly dateText: string;
  readonly title: string;
  /** The whole note, so that there is nowhere else to go. */
  readonly parts: readonly ProsePart[];
}

export function LatestNews({ notes, level = 2, ...section }: LatestNewsProps) {
  return (
    <Section name="latest-news" columns="4-8" ruled {...{ level }} {...section}>
      <ul className="latest-news__notes">
        {notes.map(({ date, dateText, title, parts }) => (
          <li key={date + title} className="latest-news__note">
            <time className="latest-news__date" dateTime={date}>
              {dateText}
            </time>
            <Details
              summary={
                <Heading level={deeper(level)} size="h4">
                  {title}
                </Heading>
              }
            >
              <Prose parts={parts} />
            </Details>
          </li>
        ))}
      </ul>
    </Section>
  );
}
