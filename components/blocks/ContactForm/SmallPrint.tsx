import { Details } from '../../ui/Details.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { deeper, type HeadingLevel } from '../../ui/heading-level.ts';
import { Prose } from '../../ui/Prose.tsx';
import type { Question } from './Questions.tsx';
import './Questions.css';

export interface FoldedQuestionsProps {
  /** The target of links. It is inside the `<details>`, so that following a link opens it. */
  id: string;
  title: string;
  /** `2` by default. */
  level?: HeadingLevel;
  questions: readonly Question[];
}

/** All answers behind one title, as small print for the section before it. */
export function FoldedQuestions({ id, title, level = 2, questions }: FoldedQuestionsProps) {
  const heading = (
    <Heading level={level} size="h4" id={`${id}-title`}>
      {title}
    </Heading>
  );
  return (
    <section
      className="questions section section--quiet section--tight section--continued"
      aria-labelledby={`${id}-title`}
    >
      <div className="questions__folded contained">
        <Details summary={heading}>
          <ul id={id} className="questions__all">
            {questions.map(({ question, answer }) => (
              <li key={question}>
                <Heading level={deeper(level)} size="h4">
                  {question}
                </Heading>
                <Prose items={answer} />
              </li>
            ))}
          </ul>
        </Details>
      </div>
    </section>
  );
}
