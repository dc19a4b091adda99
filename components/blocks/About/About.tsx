import { Junction, type JunctionProps } from '../../drawings/Junction.tsx';
import { Display } from '../../ui/Heading.tsx';
import { Section, type SectionBaseProps } from '../../ui/Section.tsx';
import './About.css';

export interface AboutProps extends SectionBaseProps {
  /** At most seventy words. */
  story: string;
  commitments: readonly { readonly term: string; readonly text: string }[];
  /** The names of the two drawn lines. */
  junction: JunctionProps;
  /** A film, whose button is the ring in which the lines meet. */
  children?: React.ReactNode;
}

/** A company in a few words, above and below two lines that meet and cross the page together. */
export function About({ story, commitments, junction, children, ...section }: AboutProps) {
  return (
    <Section name="about" {...section}>
      <p className="about__story lede">{story}</p>
      <div className="about__drawing">
        <Junction {...junction} />
        {children}
      </div>
      <dl className="about__commitments">
        {commitments.map(({ term, text }) => (
          <div key={term}>
            <Display as="dt">{term}</Display>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
