import type { ReactNode } from 'react';
import { Details } from '../../ui/Details.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { deeper, type HeadingLevel } from '../../ui/heading-level.ts';
import type { LinkData } from '../../ui/link-data.ts';
import { Section, type SectionBaseProps } from '../../ui/Section.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { type Offer, Terms } from './Offers.tsx';
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
  /** To what to do next, then to the details. */
  readonly links: readonly LinkData[];
}

/**
 * Services by the visitor’s situation: each is a platform of a station, with its departures and their prices. One with
 * several departures is open; of the others only the departure is seen at first.
 */
export function ServicesList({ situations, children, level = 2, ...section }: ServicesListProps) {
  return (
    <Section name="services-list" level={level} {...section}>
      <ul>
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
  const { platform, situation, text, offers, links } = item;
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

function Links({ links }: Pick<Situation, 'links'>) {
  return (
    <div className="services-list__links">
      {links.map((link) => (
        <TextLink key={link.label} {...link} arrow />
      ))}
    </div>
  );
}
