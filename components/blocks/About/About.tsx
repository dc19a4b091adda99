import { Section, type SectionFacts } from '../../ui/Section.tsx';
import './About.css';

export interface AboutProps extends SectionFacts {
  /** At most seventy words. */
  story: string;
  commitments: readonly { readonly term: string; readonly text: string }[];
}

export function About({ story, commitments, ...section }: AboutProps) {
  return (
    <Section name="about" columns="7-5" {...section}>
      <p className="about__story">{story}</p>
      <dl className="about__commitments">
        {commitments.map(({ term, text }) => (
          <div key={term} className="about__commitment">
            <dt className="about__term">{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
