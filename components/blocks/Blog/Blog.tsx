import { DataTable, type TableData } from '../../ui/DataTable.tsx';
import { Details } from '../../ui/Details.tsx';
import { deeper, Subheading } from '../../ui/Heading.tsx';
import { Prose, type ProseData, type ProseItem } from '../../ui/Prose.tsx';
import { Section, type SectionBaseProps, type SectionProps } from '../../ui/Section.tsx';
import './Blog.css';

export interface BlogProps extends SectionBaseProps, Pick<SectionProps, 'titleHidden'> {
  guides: readonly Guide[];
}

export interface Guide {
  readonly title: string;
  readonly readingTime: string;
  /** What it is about, in about thirty words. */
  readonly standfirst: string;
  readonly body: readonly (ProseData | { readonly table: TableData })[];
}

/** Short guides, each folded below its title. */
export function Blog({ guides, level = 2, ...section }: BlogProps) {
  return (
    <Section name="blog" columns={section.titleHidden ? 'stack' : '4-8'} level={level} {...section}>
      <div>
        {guides.map(({ title, readingTime, standfirst, body }) => (
          <article key={title}>
            <Details
              summary={<Subheading level={deeper(level)}>{title}</Subheading>}
              note={readingTime}
            >
              <Prose items={[standfirst, ...body.map(withTable)]} level={deeper(deeper(level))} />
            </Details>
          </article>
        ))}
      </div>
    </Section>
  );
}

function withTable(item: Guide['body'][number]): ProseItem {
  if (typeof item === 'string' || !('table' in item)) return item;
  return <DataTable key={item.table.caption} {...item.table} />;
}
