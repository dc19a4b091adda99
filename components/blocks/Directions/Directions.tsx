import { Section, type SectionFacts } from '../../ui/Section.tsx';
import './Directions.css';

export interface DirectionsProps extends SectionFacts {
  address: string;
  ways: readonly { readonly from: string; readonly text: string }[];
}

/** How to find the office, in words. */
export function Directions({ address, ways, ...section }: DirectionsProps) {
  return (
    <Section name="directions" columns="5-7" {...section}>
      <p className="directions__address">{address}</p>
      <dl className="directions__ways">
        {ways.map(({ from, text }) => (
          <div key={from} className="directions__way">
            <dt className="directions__from">{from}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
