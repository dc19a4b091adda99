import { OfficePlan } from '../../drawings/OfficePlan.tsx';
import { Section, type SectionBaseProps } from '../../ui/Section.tsx';
import './Directions.css';

export interface DirectionsProps extends SectionBaseProps {
  address: string;
  ways: readonly { readonly from: string; readonly text: string }[];
  /** The plan of the office, with its text alternative; no plan by default. */
  plan?: { readonly title: string };
}

/** How to find the office, in words and as a plan. */
export function Directions({ address, ways, plan, ...section }: DirectionsProps) {
  return (
    <Section name="directions" {...section}>
      <div className="directions__columns">
        {plan && (
          <div className="directions__plan">
            <OfficePlan {...plan} />
          </div>
        )}
        <div className="directions__words">
          <p className="directions__address">{address}</p>
          <dl>
            {ways.map(({ from, text }) => (
              <div key={from} className="directions__way">
                <dt className="directions__from">{from}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </Section>
  );
}
