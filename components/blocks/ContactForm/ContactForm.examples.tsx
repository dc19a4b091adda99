import type { ReactNode } from 'react';
import { ContactForm } from './ContactForm.tsx';
import type { FormField } from './form-field.ts';

const name: FormField = { kind: 'text', name: 'name', label: 'Your name', autoComplete: 'name' };

const lines: FormField = {
  kind: 'checkbox',
  name: 'about',
  label: 'What is it about?',
  optional: true,
  options: [
    { value: 'Collaboration', line: 1 },
    { value: 'Design', line: 2 },
    { value: 'Not sure' },
  ],
};

const form = (id: string, fields: readonly FormField[]) => ({
  id,
  fields,
  mail: 'hello@pointwork.example',
  subject: 'What is stuck',
  submit: 'Send to the team',
  promise: 'We use this to reply to you.',
  how: 'The button opens your own mail programme with everything filled in.',
});

const aside = [
  {
    title: 'Prefer to talk?',
    link: { label: '0117 496 0142', href: 'tel:+441174960142' },
    text: 'Monday to Friday, 08:00 to 19:00.',
  },
];

export const examples = {
  default: (
    <ContactForm
      id="contact-form-default"
      title="Write to us"
      form={form('form-default', [name, lines])}
      {...{ aside }}
    />
  ),
  longest: (
    <ContactForm
      id="contact-form-longest"
      title="Write to us, at whatever length the thing that is stuck deserves"
      form={form('form-longest', [
        {
          kind: 'textarea',
          name: 'stuck',
          label: 'What is stuck, since when, and who has already been asked to look at it?',
          hint: 'Two or three sentences is plenty. Please leave out passwords and personal data. '.repeat(
            3,
          ),
        },
      ])}
      aside={aside.map((way) => ({ ...way, text: `${way.text} `.repeat(9) }))}
    />
  ),
  one: (
    <ContactForm
      id="contact-form-one"
      title="Write to us"
      titleHidden
      form={form('form-one', [name])}
      aside={[]}
    />
  ),
  many: (
    <ContactForm
      id="contact-form-many"
      title="Write to us"
      form={form(
        'form-many',
        Array.from({ length: 12 }, (_, index) => ({
          kind: 'text' as const,
          name: `field-${index}`,
          label: `Field ${index + 1}`,
        })),
      )}
      aside={Array.from({ length: 6 }, (_, index) => ({
        title: `Way ${index + 1}`,
        text: 'Knock.',
      }))}
    />
  ),
} satisfies Record<string, ReactNode>;
