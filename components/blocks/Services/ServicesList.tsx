import { Details } from '../../ui/Details.tsx';
import { Display, deeper, type HeadingLevel, Subheading } from '../../ui/Heading.tsx';
import { Section, type SectionBaseProps } from '../../ui/Section.tsx';
import { type LinkData, TextLink } from '../../ui/TextLink.tsx';
import './ServicesList.css';

export interface ServicesListProps extends SectionBaseProps {
  situations: readonly Situation[];
  /** Follows the situations. */
  children?: React.ReactNode;
}

export interface Situation {
  /** The platform's letter. */
  readonly platform: string;
  /** The situation in the visitor's own words. */
  readonly situation: string;
  readonly text: string;
  /** What can be bought there, the first step first. */
  readonly offers: readonly [Offer, ...Offer[]];
  /** To what to do next, then to the details. */
  readonly links: readonly LinkData[];
}

interface Offer {
  readonly name: string;
  readonly length: string;
  /** “£4,800”, “from £18,000”, or where to get a price. */
  readonly price: string;
}

/**
 * Services by the visitor’s situation: each is a platform of a station, with its first departure; the words and what
 * departs later unfold. One with several departures is open to begin with.
 */
export function ServicesList({ situations, children, level = 2, ...section }: ServicesListProps) {
  return (
    <Section name="services-list" ledeBeside level={level} {...section}>
      <ul>
        {situations.map((situation) => (
          <li key={situation.situation} className="services-list__item">
            <Row {...situation} level={deeper(level)} />
          </li>
        ))}
      </ul>
      <div className="services-list__more">{children}</div>
    </Section>
  );
}

function Row({
  platform,
  situation,
  text,
  offers: [firstOffer, ...further],
  links,
  level,
}: Situation & { level: HeadingLevel }) {
  const row = (
    <>
      <span className="services-list__sign" aria-hidden="true">
        {platform}
      </span>
      <Subheading level={level}>{situation}</Subheading>
      <span className="services-list__offer">
        <Terms {...firstOffer} />
      </span>
    </>
  );
  return (
    <Details summary={row} isOpen={further.length > 0}>
      <div className="services-list__answer">
        <p className="services-list__text">{text}</p>
        {further.length > 0 && (
          <ul>
            {further.map((offer) => (
              <li key={offer.name} className="services-list__offer">
                <Terms {...offer} />
              </li>
            ))}
          </ul>
        )}
        <div className="services-list__links">
          {links.map((link) => (
            <TextLink key={link.label} {...link} arrow />
          ))}
        </div>
      </div>
    </Details>
  );
}

/** The parts of a row of departures. */
function Terms({ name, length, price }: Offer) {
  return (
    <>
      <b>{name}</b> <span>{length}</span> <Price>{price}</Price>
    </>
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
          <Display as="b" className="services-list__price">
            {amount}
          </Display>
        </>
      ) : (
        <b>{words}</b>
      )}
    </span>
  );
}
