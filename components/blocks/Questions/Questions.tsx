import { Details } from '../../ui/Details.tsx';
import { deeper, Subheading } from '../../ui/Heading.tsx';
import { Prose, type ProseItem } from '../../ui/Prose.tsx';
import { Section, type SectionBaseProps } from '../../ui/Section.tsx';
import './Questions.css';

export interface QuestionsProps extends SectionBaseProps {
  questions: readonly Question[];
}

export interface Question {
  readonly question: string;
  readonly answer: readonly ProseItem[];
  /** Folded by default. */
  readonly isOpen?: boolean;
}

export function Questions({ questions, level = 2, ...section }: QuestionsProps) {
  // An open answer is about as high as four questions.
  const height = questions.length + 4 * questions.filter(({ isOpen }) => isOpen).length;
  const inFirst = Math.max(1, questions.length - Math.floor(height / 2));
  const columns = [questions.slice(0, inFirst), questions.slice(inFirst)].filter(
    ({ length }) => length > 0,
  );
  return (
    <Section name="questions" level={level} {...section}>
      <div className="questions__columns">
        {columns.map((column) => (
          <ul key={column[0]?.question}>
            {column.map(({ question, answer, isOpen }) => (
              <li key={question} className="questions__item">
                <Details
                  summary={<Subheading level={deeper(level)}>{question}</Subheading>}
                  isOpen={isOpen}
                >
                  <Prose items={answer} />
                </Details>
              </li>
            ))}
          </ul>
        ))}
      </div>
    </Section>
  );
}
