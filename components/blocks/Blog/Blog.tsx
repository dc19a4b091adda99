import { Details } from '../../ui/Details.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { deeper } from '../../ui/heading-level.ts';
import { Prose, type ProseItem } from '../../ui/Prose.tsx';
import { Section, type SectionFacts } from '../../ui/Section.tsx';
import { Cover, type CoverName } from './Cover.tsx';
import './Blog.css';

export interface BlogProps extends SectionFacts {
  guides: readonly Guide[];
}

export interface Guide {
  readonly title: string;
  readonly readingTime: string;
  /** About thirty words, always shown. */
  readonly standfirst: string;
  /** The drawing on the cover; none by default. */
  readonly cover?: CoverName;
  readonly body: readonly ProseItem[];
}

/** Short guides as booklets: the cover, and the text inside. */
export function Blog({ guides, level = 2, ...section }: BlogProps) {
  return (
    <Section name="blog" {...{ level }} {...section}>
      <div className="blog__guides">
        {guides.map(({ title, readingTime, standfirst, cover, body }) => (
          <article key={title} className="blog__guide">
            <Details
              summary={
                <>
                  {cover && <Cover name={cover} />}
                  <Heading level={deeper(level)}>{title}</Heading>
                  <span className="blog__standfirst">{standfirst}</span>
                  <span className="blog__time">{readingTime}</span>
                </>
              }
            >
              <Prose items={body} level={deeper(deeper(level))} />
            </Details>
          </article>
        ))}
      </div>
    </Section>
  );
}
