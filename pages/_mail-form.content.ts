import type { FormField } from '../components/blocks/ContactForm/form-field.ts';
import { contact } from '../layouts/_site.ts';

/** What both forms share. */
export const mailForm = {
  mail: contact.mail.label,
  how: 'The button opens your own mail programme with everything filled in. Nothing leaves this page until you send it there.',
  promise: 'We use this to reply to you and delete it after 12 months if we do not work together.',
} as const;

export const questions = {
  name: {
    kind: 'text',
    name: 'name',
    label: 'Your name',
    autoComplete: 'name',
    error: 'Enter your name',
  },
  email: {
    kind: 'email',
    name: 'email',
    label: 'Work email',
    autoComplete: 'email',
    error: 'Enter an email address with an @, like name@company.co.uk',
  },
  stuck: {
    kind: 'textarea',
    name: 'stuck',
    label: 'What is stuck, and since when?',
    hint: 'Two or three sentences is plenty. Please leave out passwords and personal data.',
    error: 'Tell us what is stuck, in a sentence or two',
  },
} as const satisfies Record<string, FormField>;
