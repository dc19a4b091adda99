import { Details } from '../../ui/Details.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { deeper } from '../../ui/heading-level.ts';
import { Prose, type ProseItem } from '../../ui/Prose.tsx';
import { Section, type SectionBaseProps } from '../../ui/Section.tsx';
import './Questions.css';

export interface QuestionsProps extends SectionBaseProps {
  /** How many answers of each column are open to begin with; none by default. */
  opened?: number;
  questions: readonly Question[];
}

export interface Question {
  readonly question: string;
  readonly answer: readonly ProseItem[];
}

export function Questions({ questions, opened = 0, level = 2, ...section }: QuestionsProps) {
  // Each column is a separate list, so an answer that opens moves only what is below it.
  const half = Math.ceil(questions.length / 2);
  const columns = [questions.slice(0, half), questions.slice(half)];
  return (
    <Section name="questions" level={level} {...section}>
      <div className="questions__columns">
        {columns.map((column, number) => (
          <ul key={number === 0 ? 'first' : 'second'}>
            {column.map(({ question, answer }, index) => {
              const heading = (
                <Heading level={deeper(level)} size="h4">
                  {question}
                </Heading>
              );
              return (
                <li key={question} className="questions__item">
                  <Details summary={heading} open={index < opened}>
                    <Prose items={answer} />
                  </Details>
                </li>
              );
            })}
          </ul>
        ))}
      </div>
    </Section>
  );
}
