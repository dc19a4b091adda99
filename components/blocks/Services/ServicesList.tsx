import { Heading } from '../../ui/Heading.tsx';
import { deeper } from '../../ui/heading-level.ts';
import { Section, type SectionFacts } from '../../ui/Section.tsx';
import './ServicesList.css';

export interface ServicesListProps extends SectionFacts {
  situations: readonly {
    /** What a visitor would say. */
    readonly situation: string;
    readonly firstStop: string;
    readonly text: string;
    readonly length: string;
    readonly price: string;
  }[];
}

/** Services by the visitor's situation. */
export function ServicesList({ situations, level = 2, ...section }: ServicesListProps) {
  return (
    <Section name="services-list" columns="4-8" ruled {...{ level }} {...section}>
      <ul className="services-list__items">
        {situations.map(({ situation, firstStop, text, length, price }) => (
          <li key={situation} className="services-list__item">
            <Heading level={deeper(level)} size="h4">
              {situation}
            </Heading>
            <p className="services-list__text">
              <b>{firstStop}.</b> {text}
            </p>
            <p className="services-list__terms">
              {length} <b className="services-list__price">{price}</b>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
