import { Details } from '../../ui/Details.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { deeper } from '../../ui/heading-level.ts';
import { Prose, type ProsePart } from '../../ui/Prose.tsx';
import { Section, type SectionFacts } from '../../ui/Section.tsx';
import './Questions.css';

export interface QuestionsProps extends SectionFacts {
  questions: readonly { readonly question: string; readonly answer: readonly ProsePart[] }[];
}

export function Questions({ questions, level = 2, ...section }: QuestionsProps) {
  return (
    <Section name="questions" columns="4-8" ruled {...{ level }} {...section}>
      <ul className="questions__list">
        {questions.map(({ question, answer }) => (
          <li key={question} className="questions__item">
            <Details
              summary={
                <Heading level={deeper(level)} size="h4">
                  {question}
                </Heading>
              }
            >
              <Prose parts={answer} />
            </Details>
          </li>
        ))}
      </ul>
    </Section>
  );
}
