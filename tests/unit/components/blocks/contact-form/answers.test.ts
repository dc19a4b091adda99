import { describe, expect, test } from 'vitest';
import type { FormField } from '../../../../../components/blocks/ContactForm/form/form-field.ts';
import {
  askedQuestions,
  findErrors,
  readAnswers,
} from '../../../../../components/blocks/ContactForm/sending/answers.ts';
import { composeMail } from '../../../../../components/blocks/ContactForm/sending/compose-mail.ts';

const fields: FormField[] = [
  { kind: 'text', name: 'name', label: 'Your name', error: 'Enter your name' },
  { kind: 'email', name: 'email', label: 'Work email', error: 'Enter an address' },
  {
    kind: 'checkbox',
    name: 'about',
    label: 'What is it about?',
    optional: true,
    options: [{ value: 'Web' }, { value: 'Cloud' }],
  },
  {
    kind: 'radio',
    name: 'deadline',
    label: 'When?',
    options: [
      { value: 'No date' },
      {
        value: 'A date',
        reveals: [
          { kind: 'text', name: 'date', label: 'Which date?', error: 'Enter the date' },
          { kind: 'text', name: 'why', label: 'Why then?', optional: true },
        ],
      },
    ],
  },
];

const complete = {
  name: 'Hanna Pryce',
  email: 'hanna@firm.example',
  about: ['Web', 'Cloud'],
  deadline: 'No date',
};

test('answers include the date only while the choice that asks for it is picked', () => {
  const dates = (deadline: string) =>
    answersTo({ ...complete, deadline, date: '31 March' }).filter(({ name }) => name === 'date');
  expect(dates('No date')).toEqual([]);
  expect(dates('A date')).toEqual([{ name: 'date', label: 'Which date?', value: '31 March' }]);
});

describe('errors', () => {
  test('are not found if every required question is answered', () => {
    expect(errorsIn(complete)).toEqual({});
    expect(errorsIn({ ...complete, about: [], deadline: 'A date', date: 'May' })).toEqual({});
  });

  test('are in the order of the questions, with the field’s own message', () => {
    expect(Object.entries(errorsIn({}))).toEqual([
      ['name', 'Enter your name'],
      ['email', 'Enter an address'],
      ['deadline', 'Answer “When?”'],
    ]);
  });

  test('are found in a question that a choice has revealed, while that choice is picked', () => {
    expect(errorsIn({ ...complete, deadline: 'A date' })).toEqual({ date: 'Enter the date' });
    expect(errorsIn({ ...complete, deadline: 'No date', date: '' })).toEqual({});
  });

  test('are found in a blank answer, and in an address that cannot be right', () => {
    expect(errorsIn({ ...complete, name: ' \n\t' })).toEqual({ name: 'Enter your name' });
    expect(errorsIn({ ...complete, email: ' hanna@firm.example ' })).toEqual({});
    expect(errorsIn({ ...complete, email: 'hanna' })).toEqual({ email: 'Enter an address' });
  });
});

test.each([
  ['-', false],
  ['0117 496 0142', true],
  ['٠١١٧', true],
])('%s may be a phone number: %s', (value, isAccepted) => {
  const phone: FormField = { kind: 'tel', name: 'phone', label: 'Phone', optional: true };
  const errors = findErrors([phone], [{ ...phone, value }]);
  expect(Object.keys(errors)).toEqual(isAccepted ? [] : ['phone']);
});

test('an address is sent with plain signs', () => {
  const [, email] = answersTo({ ...complete, email: 'o’brien＠firm.example' });
  expect(email?.value).toBe("o'brien@firm.example");
});

test('an e-mail that is too long for a link is offered as a complete text to copy', () => {
  const answers = [{ name: 'stuck', label: 'What is stuck?', value: 'é'.repeat(400) }];
  const { href, text, isWhole } = composeMail('a@b.example', 'Long', answers);
  expect(isWhole).toBe(false);
  expect(href).toBe('mailto:a@b.example?subject=Long');
  expect(text).toContain('é'.repeat(400));
});

type Given = Readonly<Record<string, string | readonly string[]>>;

function check(given: Given) {
  const data = new FormData();
  for (const [name, values] of Object.entries(given)) {
    for (const value of [values].flat()) data.append(name, value);
  }
  const asked = askedQuestions(fields, data);
  const answers = readAnswers(asked, data);
  return { answers, errors: findErrors(asked, answers) };
}

const answersTo = (given: Given) => check(given).answers;
const errorsIn = (given: Given) => check(given).errors;
