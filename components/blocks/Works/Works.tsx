import { Bullet } from '../../ui/Bullet.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { deeper } from '../../ui/heading-level.ts';
import type { LineNumber } from '../../ui/line-number.ts';
import { Section, type SectionFacts } from '../../ui/Section.tsx';
import './Works.css';

export interface WorksProps extends SectionFacts {
  works: readonly {
    readonly line: LineNumber;
    readonly title: string;
    readonly client: string;
    readonly result: string;
  }[];
}

export function Works({ works, level = 2, ...section }: WorksProps) {
  return (
    <Section name="works" columns="5-7" ground="panel" {...{ level }} {...section}>
      <ul className="works__list">
        {works.map(({ line, title, client, result }) => (
          <li key={title} className="works__item">
            <Bullet line={line} />
            <div>
              <Heading level={deeper(level)} size="h4">
                {title}
              </Heading>
              <p className="works__result">
                <b>{client}.</b> {result}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
