import type { ReactNode } from 'react';
import { Details } from '../../ui/Details.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { deeper, type HeadingLevel } from '../../ui/heading-level.ts';
import type { LinkData } from '../../ui/link-data.ts';
import { Section, type SectionBaseProps } from '../../ui/Section.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import './ServicesList.css';

export interface ServicesListProps extends SectionBaseProps {
  situations: readonly Situation[];
  /** Follows the situations. */
  children?: ReactNode;
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
 * Services by the visitor’s situation: each is a platform of a station, with its departures and their prices. One with
 * several departures is open; of the others only the departure is seen at first.
 */
export function ServicesList({ situations, children, level = 2, ...section }: ServicesListProps) {
  return (
    <Section name="services-list" level={level} {...section}>
      <ul className="services-list__items">
        {situations.map((situation) => (
          <li key={situation.situation} className="services-list__item">
            {situation.offers.length > 1 ? (
              <Open {...situation} level={deeper(level)} />
            ) : (
              <Folded {...situation} level={deeper(level)} />
            )}
          </li>
        ))}
      </ul>
      {children && <div className="services-list__more">{children}</div>}
    </Section>
  );
}

function Open({ level, ...item }: Situation & { level: HeadingLevel }) {
  const { platform, situation, text, offers, note, extras, links } = item;
  return (
    <div className="services-list__open">
      <Sign>{platform}</Sign>
      <div className="services-list__case">
        <Heading level={level} size="quiet">
          {situation}
        </Heading>
        <p className="services-list__text">{text}</p>
      </div>
      <ul className="services-list__terms">
        {offers.map((offer) => (
          <li key={offer.name} className="services-list__offer">
            <Terms {...offer} />
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
      <Links links={links} />
    </div>
  );
}

function Folded({ level, ...item }: Situation & { level: HeadingLevel }) {
  const { platform, situation, text, offers, links } = item;
  const row = (
    <>
      <Sign>{platform}</Sign>
      <Heading level={level} size="h4">
        {situation}
      </Heading>
      {offers.map((offer) => (
        <span key={offer.name} className="services-list__offer">
          <Terms {...offer} />
        </span>
      ))}
    </>
  );
  return (
    <Details summary={row}>
      <div className="services-list__answer">
        <p className="services-list__text">{text}</p>
        <Links links={links} />
      </div>
    </Details>
  );
}

function Sign({ children }: { children: string }) {
  return (
    <span className="services-list__sign" aria-hidden="true">
      {children}
    </span>
  );
}

function Terms({ name, length, price }: Offer) {
  return (
    <>
      <b>{name}</b> <span>{length}</span> <Price>{price}</Price>
    </>
  );
}

function Links({ links }: Pick<Situation, 'links'>) {
  return (
    <div className="services-list__links">
      {links.map((link) => (
        <TextLink key={link.label} {...link} arrow />
      ))}
    </div>
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
