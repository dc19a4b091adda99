import { Turnout, type TurnoutProps } from '../../drawings/Turnout.tsx';
import { Section, type SectionBaseProps } from '../../ui/Section.tsx';
import './About.css';

export interface AboutProps extends SectionBaseProps {
  /** At most seventy words. */
  story: string;
  commitments: readonly { readonly term: string; readonly text: string }[];
  /** The names at the two ends of the drawn track. */
  ends: TurnoutProps['ends'];
}

/** A company in a few words, beside a railway track that comes in from the edge of the page and changes line. */
export function About({ story, commitments, ends, ...section }: AboutProps) {
  return (
    <Section name="about" columns="7-5" {...section}>
      <div className="about__drawing">
        <Turnout ends={ends} />
      </div>
      <div className="about__words">
        <p className="about__story">{story}</p>
        <dl className="about__commitments">
          {commitments.map(({ term, text }) => (
            <div key={term} className="about__commitment">
              <dt className="about__term">{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}
