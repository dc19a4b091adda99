import { Heading } from '../../ui/Heading.tsx';
import { deeper, type HeadingLevel } from '../../ui/heading-level.ts';
import type { LinkData } from '../../ui/link-data.ts';
import { Section, type SectionFacts } from '../../ui/Section.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import './ServicesList.css';

export interface ServicesListProps extends SectionFacts {
  situations: readonly Situation[];
}

export interface Situation {
  /** The letter of the platform. */
  readonly platform: string;
  /** What a visitor would say. */
  readonly situation: string;
  readonly firstStop: string;
  readonly text: string;
  readonly length: string;
  readonly price: string;
  /** Where this is shown rather than said. */
  readonly more?: LinkData;
}

/** Services by the visitor's situation, as the platforms of a station. */
export function ServicesList({ situations, level = 2, ...section }: ServicesListProps) {
  return (
    <Section name="services-list" ruled {...{ level }} {...section}>
      <ul className="services-list__items">
        {situations.map((situation) => (
          <Item key={situation.situation} {...situation} level={deeper(level)} />
        ))}
      </ul>
    </Section>
  );
}

function Item({ level, ...item }: Situation & { level: HeadingLevel }) {
  const { platform, situation, firstStop, text, length, price, more } = item;
  return (
    <li className="services-list__item">
      <span className="services-list__sign" aria-hidden="true">
        {platform}
      </span>
      <Heading level={level}>{situation}</Heading>
      <div className="services-list__offer">
        <p>
          <b>{firstStop}.</b> {text}
        </p>
        {more && <TextLink {...more} arrow />}
      </div>
      <p className="services-list__terms">
        {length} <b className="services-list__price">{price}</b>
      </p>
    </li>
  );
}
