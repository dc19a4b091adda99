import type { FormField } from '../components/blocks/ContactForm/form/form-field.ts';
import { contact, site } from '../layouts/_site.ts';

/** Where visitors without JavaScript are thanked, `/contact#sent`: an id on the contact page. */
export const sentId = 'sent';

/** What both forms have in common. */
export const mailForm = {
  endpoint: site.formEndpoint,
  mail: contact.mail.label,
  phone: contact.phone,
  submit: site.formEndpoint ? 'Send to the team' : 'Open the email',
  promise:
    'We use this to reply to you, and delete it after 12\u00a0months if we do not end up working together.',
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
    error: 'Enter a work email address, like name@company.co.uk',
  },
  stuck: {
    kind: 'textarea',
    name: 'stuck',
    label: 'What is stuck, and for how long?',
    hint: 'Two or three sentences are plenty. Please leave out passwords and personal data.',
    error: 'Tell us what is stuck, in a sentence or two',
  },
} as const satisfies Record<string, FormField>;
