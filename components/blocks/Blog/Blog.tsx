import { Details } from '../../ui/Details.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { deeper } from '../../ui/heading-level.ts';
import { Prose, type ProseItem } from '../../ui/Prose.tsx';
import { Section, type SectionBaseProps } from '../../ui/Section.tsx';
import './Blog.css';

export interface BlogProps extends SectionBaseProps {
  guides: readonly Guide[];
}

export interface Guide {
  readonly title: string;
  /** “2 minutes” */
  readonly readingTime: string;
  /** What it is about, in about thirty words. */
  readonly standfirst: string;
  readonly body: readonly ProseItem[];
}

/** Short guides, each folded below what it is about. */
export function Blog({ guides, level = 2, ...section }: BlogProps) {
  return (
    <Section name="blog" columns="4-8" level={level} {...section}>
      <div>
        {guides.map(({ title, readingTime, standfirst, body }) => (
          <article key={title} className="blog__guide">
            <Heading level={deeper(level)} size="h4">
              {title}
            </Heading>
            <p className="blog__standfirst">{standfirst}</p>
            <Details summary={`Read on, ${readingTime}`} isInline>
              <Prose items={body} level={deeper(deeper(level))} />
            </Details>
          </article>
        ))}
      </div>
    </Section>
  );
}
