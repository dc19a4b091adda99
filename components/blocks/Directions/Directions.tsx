import { OfficeYard } from '../../drawings/OfficeYard.tsx';
import { Display } from '../../ui/Heading.tsx';
import { Section, type SectionBaseProps } from '../../ui/Section.tsx';
import './Directions.css';

export interface DirectionsProps extends SectionBaseProps {
  address: string;
  ways: readonly { readonly from: string; readonly text: string }[];
  /** The picture of the office, with its text alternative. */
  picture: { readonly title: string };
}

/** How to find the office, in words and as a picture. */
export function Directions({ address, ways, picture, ...section }: DirectionsProps) {
  return (
    <Section name="directions" continues {...section}>
      <div className="directions__columns">
        <div className="directions__picture" data-ground="panel">
          <OfficeYard {...picture} />
        </div>
        <div className="directions__words">
          <Display as="p">{address}</Display>
          <dl>
            {ways.map(({ from, text }) => (
              <div key={from} className="directions__way">
                <dt>{from}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </Section>
  );
}
