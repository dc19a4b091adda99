import { classNames } from '../../ui/class-names.ts';
import { Details } from '../../ui/Details.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { deeper, type HeadingLevel } from '../../ui/heading-level.ts';
import type { LinkData } from '../../ui/link-data.ts';
import { Section, type SectionBaseProps } from '../../ui/Section.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import './ServicesList.css';

export interface ServicesListProps extends SectionBaseProps {
  situations: readonly Situation[];
}

export interface Situation {
  /** The platform's letter. */
  readonly platform: string;
  /** The situation in the visitor's own words. */
  readonly situation: string;
  readonly text: string;
  /** What can be bought there, the first step first. */
  readonly offers: readonly Offer[];
  /** What the prices include, or depend on. */
  readonly note?: string;
  /** What they do not include, and what that costs. */
  readonly extras?: readonly Pick<Offer, 'name' | 'price'>[];
  /** A link to the details. */
  readonly more?: LinkData;
}

interface Offer {
  readonly name: string;
  readonly length: string;
  /** “£4,800”, “from £18,000”, or where to get a price. */
  readonly price: string;
}

/**
 * Services by the visitor's situation: each is a platform of a station, with its departures and their prices. One with
 * several departures takes the whole width, the others stand in pairs.
 */
export function ServicesList({ situations, level = 2, ...section }: ServicesListProps) {
  return (
    <Section name="services-list" level={level} {...section}>
      <ul className="services-list__items">
        {situations.map((situation) => (
          <Item key={situation.situation} {...situation} level={deeper(level)} />
        ))}
      </ul>
    </Section>
  );
}

function Item({ level, ...item }: Situation & { level: HeadingLevel }) {
  const { platform, situation, text, offers, note, extras, more } = item;
  const isWide = offers.length > 1;
  return (
    <li className={classNames('services-list__item', isWide && 'services-list__item--wide')}>
      <span className="services-list__sign" aria-hidden="true">
        {platform}
      </span>
      <div className="services-list__case">
        <Heading level={level} size={isWide ? 'quiet' : 'h3'}>
          {situation}
        </Heading>
        <p className="services-list__text">{text}</p>
      </div>
      <ul className="services-list__terms">
        {offers.map(({ name, length, price }) => (
          <li key={name} className="services-list__offer">
            <b>{name}</b> <span>{length}</span> <Price>{price}</Price>
          </li>
        ))}
      </ul>
      {note && <p className="services-list__note">{note}</p>}
      {extras && (
        <div className="services-list__extras">
          <Details summary="Not included, and what it costs">
            <ul>
              {extras.map(({ name, price }) => (
                <li key={name} className="services-list__extra">
                  <span>{name}</span> <span>{price}</span>
                </li>
              ))}
            </ul>
          </Details>
        </div>
      )}
      {more && (
        <div className="services-list__more">
          <TextLink {...more} arrow />
        </div>
      )}
    </li>
  );
}

/** Sets the amount in large type and a word before it in small type; words without an amount are bold. */
function Price({ children }: { children: string }) {
  const [, words, amount] = /^([^£]*)(£.*)?$/.exec(children) ?? [];
  return (
    <span>
      {amount ? (
        <>
          {words}
          <b className="services-list__price">{amount}</b>
        </>
      ) : (
        <b>{words}</b>
      )}
    </span>
  );
}
