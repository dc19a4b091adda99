import { classNames } from '../../ui/class-names.ts';
import { Details } from '../../ui/Details.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { deeper, type HeadingLevel } from '../../ui/heading-level.ts';
import { Prose, type ProseItem } from '../../ui/Prose.tsx';
import { Section, type SectionFacts } from '../../ui/Section.tsx';
import './Questions.css';

export interface QuestionsProps extends SectionFacts {
  /** Shows the answers beside the questions; nothing needs to be opened. */
  isOpen?: boolean;
  /** How many of the answers, from the first on, are open to begin with; none by default. */
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
  return (
    <Section name="questions" columns="4-8" {...{ level }} {...section}>
      <ul className="questions__list">
        {questions.map(({ question, answer }, index) => (
          <li
            key={question}
            className={classNames('questions__item', isOpen && 'questions__item--open')}
          >
            <Item
              {...{ isOpen, question, answer }}
              isOpened={index < opened}
              level={deeper(level)}
            />
          </li>
        ))}
      </ul>
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
