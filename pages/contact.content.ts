import type { ContactFormProps } from '../components/blocks/ContactForm/ContactForm.tsx';
import type { DirectionsProps } from '../components/blocks/Directions/Directions.tsx';
import type { IntroProps } from '../components/blocks/Intro/Intro.tsx';
import type { ProjectSectionsProps } from '../components/blocks/ProjectSections/ProjectSections.tsx';
import type { TeamProps } from '../components/blocks/Team/Team.tsx';
import type { TestimonialsProps } from '../components/blocks/Testimonials/Testimonials.tsx';
import { contact } from '../layouts/_site.ts';
import { mailForm, questions } from './_mail-form.content.ts';
import { people } from './_people.content.ts';
import { tickets } from './_tickets.content.ts';

const intro = {
  title: 'Tell us what is stuck.',
  lede: 'Four questions. Someone who can answer them replies within one working day.',
  size: 'compact',
} as const satisfies IntroProps;

const form = {
  id: 'write',
  title: 'Write to us',
  titleHidden: true,
  form: {
    id: 'enquiry',
    ...mailForm,
    subject: 'What is stuck',
    submit: 'Send to the team',
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
          { value: 'There is a fixed date' },
        ],
      },
      {
        kind: 'text',
        name: 'date',
        label: 'The fixed date',
        hint: 'Only if there is one, in any form you like.',
        optional: true,
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
  variant: 'line',
  phases: [
    {
      id: 'reply',
      name: 'Reply',
      text: 'Within one working day, from the person who would lead.',
    },
    {
      id: 'call',
      name: 'Call',
      text: 'Thirty minutes, two of us, no slides. We say no if we are wrong for it.',
    },
    {
      id: 'first-stop',
      name: 'First stop',
      text: 'A fixed price and a start date, in writing, two days after the call.',
    },
  ],
} as const satisfies ProjectSectionsProps;

const team = {
  title: 'Who answers.',
  // Without their portraits: near enough to the form to be fetched with it, they would be four requests more.
  people: [people.tobias, people.priya, people.ravi].map(({ portrait: _, ...person }) => person),
} as const satisfies TeamProps;

const directions = {
  title: 'Find us.',
  address: contact.address,
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
  title: 'One traveller’s note.',
  tickets: [tickets.kestrelle].map(({ portrait: _, ...ticket }) => ticket),
} as const satisfies TestimonialsProps;

export const contactPage = { intro, form, next, team, directions, testimonial };
