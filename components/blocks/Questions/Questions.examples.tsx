import type { ReactNode } from 'react';
import { Questions } from './Questions.tsx';

const title = 'What heads of IT ask us first.';
const question = 'Do you sell licences?';
const answer = ['No. You keep the contract and the discount.'];

export const examples = {
  default: (
    <Questions
      id="questions-default"
      title={title}
      questions={[
        { question, answer },
        { question: 'Who holds admin rights?', answer: ['You do.'] },
      ]}
    />
  ),
  longest: (
    <Questions
      id="questions-longest"
      title={title}
      questions={[
        {
          question:
            'What happens to the things that nobody remembers asking for but everybody uses?',
          answer: [`${answer[0]} `.repeat(20)],
        },
      ]}
    />
  ),
  one: <Questions id="questions-one" title={title} questions={[{ question, answer }]} />,
  many: (
    <Questions
      id="questions-many"
      title={title}
      questions={Array.from({ length: 17 }, (_, index) => ({
        question: `Question ${index + 1}?`,
        answer,
      }))}
    />
  ),
} satisfies Record<string, ReactNode>;
