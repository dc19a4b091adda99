import portraits from '../../../assets/images/portraits/people.svg';
import { ContactForm } from './ContactForm.tsx';
import type { FormField } from './form/form-field.ts';
import type { Lead } from './Leads.tsx';

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
  endpoint: null,
  mail: 'hello@pointwork.example',
  phone: { label: '0117 496 0142', href: 'tel:+441174960142' },
  subject: 'What is stuck',
  submit: 'Send to the team',
  promise: 'We use this to reply to you.',
  privacy: { label: 'Privacy notice', href: '/contact#privacy' },
  who: 'One of our four leads',
});

const endpoint = { provider: 'own', url: 'https://forms.example/enquiries' } as const;

const deadline: FormField = {
  kind: 'radio',
  name: 'deadline',
  label: 'When do you need it sorted?',
  options: [
    { value: 'No fixed date' },
    {
      value: 'By a fixed date',
      reveals: [{ kind: 'text', name: 'date', label: 'Which date?', optional: true }],
    },
  ],
};

const aside = {
  title: 'Already a client?',
  link: { label: 'desk@pointwork.example', href: 'mailto:desk@pointwork.example' },
  text: 'Clients get a first reply in 11 minutes.',
};

const lead = (line: 1 | 2, name: string): Lead => ({
  line,
  name,
  role: 'Collaboration lead',
  when: 'Monday to Thursday, 09:00 to 12:00',
  portrait: `${portraits}#${name.toLowerCase().replace(' ', '-')}`,
  phone: { label: '0117 496 0151', href: 'tel:+441174960151' },
  mail: { label: 'lead@pointwork.example', href: 'mailto:lead@pointwork.example' },
});

export const examples = {
  default: (
    <ContactForm
      id="contact-form-default"
      title="Write to us"
      form={form('form-default', [name, lines])}
      leads={{
        title: 'Who will answer',
        text: 'The lead of the line you tick.',
        people: [lead(1, 'Tobias Finch'), lead(2, 'Ngozi Hallam')],
      }}
      next={{
        title: 'What happens next',
        stops: [
          { name: 'Reply', text: 'Within one working day.' },
          { name: 'First stop', text: 'Its price and a start date, in writing.' },
        ],
      }}
      aside={aside}
      smallPrint={{
        id: 'small-print-default',
        title: 'Privacy notice',
        parts: [
          {
            title: 'What we keep',
            text: ['What you write, in the form and in emails. '.repeat(6)],
          },
          { title: 'Why', text: ['To answer you.'] },
        ],
      }}
    />
  ),
  endpoint: (
    <ContactForm
      id="contact-form-endpoint"
      sentId="sent-endpoint"
      title="Write to us"
      form={{ ...form('form-endpoint', [name, deadline]), endpoint }}
      aside={aside}
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
      leads={{ title: 'Who will answer', people: [lead(1, 'Tobias Finch')] }}
      aside={{ ...aside, text: `${aside.text} `.repeat(9) }}
    />
  ),
  one: (
    <ContactForm
      id="contact-form-one"
      title="Write to us"
      titleHidden
      form={form('form-one', [name])}
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
    />
  ),
} satisfies Record<string, React.ReactNode>;
