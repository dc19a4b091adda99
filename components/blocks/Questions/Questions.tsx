import { classNames } from '../../ui/class-names.ts';
import { Details } from '../../ui/Details.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { deeper, type HeadingLevel } from '../../ui/heading-level.ts';
import { Prose, type ProseItem } from '../../ui/Prose.tsx';
import { Section, type SectionFacts } from '../../ui/Section.tsx';
import './Questions.css';

export interface QuestionsProps extends SectionFacts {
  /** Shows the answers below the questions; nothing needs to be opened. */
  isOpen?: boolean;
  /** How many answers at the top of each column are open to begin with; none by default. */
  opened?: number;
  questions: readonly Question[];
}

interface Question {
  readonly question: string;
  readonly answer: readonly ProseItem[];
}

export function Questions({
  questions,
  isOpen = false,
  opened = 0,
  level = 2,
  ...section
}: QuestionsProps) {
  // Answers that open need columns of their own: one that opens moves only what is below it.
  const half = Math.ceil(questions.length / 2);
  const columns = isOpen ? [questions] : [questions.slice(0, half), questions.slice(half)];
  return (
    <Section name="questions" {...{ level }} {...section}>
      <div className="questions__columns">
        {columns.map((column, number) => (
          <ul
            key={number === 0 ? 'first' : 'second'}
            className={classNames('questions__list', isOpen && 'questions__list--open')}
          >
            {column.map(({ question, answer }, index) => (
              <li key={question} className="questions__item">
                <Item
                  {...{ isOpen, question, answer }}
                  isOpened={index < opened}
                  level={deeper(level)}
                />
              </li>
            ))}
          </ul>
        ))}
      </div>
    </Section>
  );
}

function Item({
  isOpen,
  isOpened,
  question,
  answer,
  level,
}: Question & { isOpen: boolean; isOpened: boolean; level: HeadingLevel }) {
  const heading = (
    <Heading level={level} size="h4">
      {question}
    </Heading>
  );
  const words = <Prose items={answer} />;
  if (!isOpen) {
    return (
      <Details summary={heading} open={isOpened}>
        {words}
      </Details>
    );
  }
  return (
    <>
      {heading}
      {words}
    </>
  );
}
