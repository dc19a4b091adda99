import inlined from '../assets/images/portraits/inlined.json' with { type: 'json' };
import type { ContactFormProps } from '../components/blocks/ContactForm/ContactForm.tsx';
import type { InputField } from '../components/blocks/ContactForm/form-field.ts';
import type { DirectionsProps } from '../components/blocks/Directions/Directions.tsx';
import type { IntroProps } from '../components/blocks/Intro/Intro.tsx';
import type { ProjectLineProps } from '../components/blocks/ProjectSections/ProjectLine.tsx';
import type { TeamProps } from '../components/blocks/Team/Team.tsx';
import type { TestimonialsProps } from '../components/blocks/Testimonials/Testimonials.tsx';
import { contact } from '../layouts/_site.ts';
import { mailForm, questions, sentId } from './_mail-form.content.ts';
import { people } from './_people.content.ts';
import { tickets } from './_tickets.content.ts';

const intro = {
  title: 'Tell us what is stuck.',
  lede: 'Four questions. Someone who can answer them replies within one working day.',
  size: 'compact',
} as const satisfies IntroProps;

const date = {
  kind: 'text',
  name: 'date',
  label: 'Which date?',
  hint: 'In any form you like: 31 March, or the week before Easter.',
  optional: true,
} as const satisfies InputField;

const form = {
  id: 'write',
  title: 'Write to us',
  titleHidden: true,
  tight: true,
  sentId,
  form: {
    id: 'enquiry',
    ...mailForm,
    subject: 'What is stuck',
    fields: [
      questions.name,
      questions.email,
      {
        kind: 'checkbox',
        name: 'about',
        label: 'What is it about?',
        optional: true,
        options: [
          { value: 'Collaboration', line: 1 },
          { value: 'Design', line: 2 },
          { value: 'Web', line: 3 },
          { value: 'Cloud', line: 4 },
          { value: 'Not sure' },
        ],
      },
      questions.stuck,
      {
        kind: 'radio',
        name: 'deadline',
        label: 'When must it be sorted?',
        error: 'Choose when it must be sorted',
        options: [
          { value: 'No date' },
          { value: 'This quarter' },
          { value: 'There is a fixed date', reveals: date },
        ],
      },
    ],
  },
  aside: [
    { title: 'Prefer to talk?', link: contact.phone, text: `${contact.hours}.` },
    { title: 'Already a client?', link: contact.desk, text: contact.firstReply },
    { title: 'Prefer to mail?', link: contact.mail, text: 'The same people read it.' },
    { title: 'Prefer to visit?', text: `${contact.address}. Please phone before you come.` },
  ],
} as const satisfies ContactFormProps;

const next = {
  id: 'next',
  title: 'What happens next.',
  stops: [
    { name: 'Reply', text: 'Within one working day, from the person who would lead.' },
    {
      name: 'Call',
      text: 'Thirty minutes, two of us, no slides. We say no if we are wrong for it.',
    },
    {
      name: 'First stop',
      text: 'A fixed price and a start date, in writing, two days after the call.',
    },
  ],
} as const satisfies ProjectLineProps;

const team = {
  title: 'Who answers.',
  people: [
    { ...people.tobias, portrait: inlined['tobias-finch'] },
    { ...people.priya, portrait: inlined['priya-lockwood'] },
    { ...people.ravi, portrait: inlined['ravi-sandhu'] },
  ],
} as const satisfies TeamProps;

const directions = {
  title: 'Find us.',
  address: contact.address,
  plan: {
    title:
      'Plan of Turnout Yard: Siding Lane leads along the old goods yard to the arch. Inside it, the bike rack is on the right and our door the second on the left. The lift is to the right of the arch.',
  },
  ways: [
    {
      from: 'On foot',
      text: 'Siding Lane runs along the old goods yard. Turnout Yard is the brick arch at its far end; our door is the second on the left, with the ring above it.',
    },
    {
      from: 'By bicycle',
      text: 'The rack is inside the arch, under cover. Bring your own lock.',
    },
    {
      from: 'Without stairs',
      text: 'The lift is to the right of the arch. Ring for the first floor and someone will come down. All doors on our floor are level and a metre wide.',
    },
    {
      from: 'By car',
      text: 'There is no parking in the lane. Tell us a day before and we keep the one space in the yard for you.',
    },
  ],
} as const satisfies DirectionsProps;

const testimonial = {
  title: 'A traveller’s note.',
  tickets: [{ ...tickets.kestrelle, portrait: inlined['ingrid-pask'] }],
} as const satisfies TestimonialsProps;

export const contactPage = { intro, form, next, team, directions, testimonial };
