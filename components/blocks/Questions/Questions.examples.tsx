import { atlassian } from '../../../pages/partners/atlassian.content.ts';
import { Questions } from './Questions.tsx';

const { questions } = atlassian;
const [question] = questions.questions;

export const examples = {
  default: <Questions {...questions} />,
  longest: (
    <Questions
      {...questions}
      questions={[
        {
          question:
            'What happens to the things that nobody remembers asking for but everybody uses?',
          answer: [`${question.answer[0]} `.repeat(5)],
        },
      ]}
    />
  ),
  one: <Questions {...questions} questions={[question]} />,
  many: (
    <Questions
      {...questions}
      questions={Array.from({ length: 17 }, (_, index) => ({
        ...question,
        question: `Question ${index + 1}?`,
      }))}
    />
  ),
} satisfies Record<string, React.ReactNode>;
