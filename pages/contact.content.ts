import elin from '../assets/images/portraits/elin-marsh.inline.svg';
import ngozi from '../assets/images/portraits/ngozi-hallam.inline.svg';
import ravi from '../assets/images/portraits/ravi-sandhu.inline.svg';
import tobias from '../assets/images/portraits/tobias-finch.inline.svg';
import type {
  ContactFormProps,
  SmallPrintProps,
} from '../components/blocks/ContactForm/ContactForm.tsx';
import type { InputField } from '../components/blocks/ContactForm/form/form-field.ts';
import type { DirectionsProps } from '../components/blocks/Directions/Directions.tsx';
import type { IntroProps } from '../components/blocks/Intro/Intro.tsx';
import type { DayLineProps } from '../components/drawings/DayLine.tsx';
import { callId, contact } from '../layouts/_site.ts';
import { leads } from './_leads.content.ts';
import { mailForm, questions, sentId } from './_mail-form.content.ts';

/** In the order of their hours. */
const team = [leads.tobias, leads.ngozi, leads.elin, leads.ravi] as const;

const intro = {
  title: 'Tell us what is stuck.',
  lede: `A person answers the phone, ${contact.hours}, and puts you through or gets the right lead to ring you back.`,
  actions: [
    { label: `Phone ${contact.phone.label.replaceAll(' ', '\u00a0')}`, href: contact.phone.href },
    { label: 'Write instead', href: '#contact-form' },
  ],
  note: 'Choose a name to ring that lead in the hours shown.',
} as const satisfies IntroProps;

const day = {
  title: `We answer the phone ${contact.hours}. ${team.map(({ name, spoken }) => `${name}: ${spoken}.`).join(' ')}`,
  ends: [
    ['08:00', 'Phone opens'],
    ['19:00', 'Phone closes'],
  ],
  shifts: team,
} as const satisfies DayLineProps;

const date = {
  kind: 'text',
  name: 'date',
  label: 'Which date?',
  hint: 'For example, the week before Easter.',
  optional: true,
} as const satisfies InputField;

const call = [
  {
    kind: 'tel',
    name: 'phone',
    label: 'Phone number for the call',
    autoComplete: 'tel',
    error: 'Enter the number to call you on',
  },
  { kind: 'text', name: 'when', label: 'Best time to call', optional: true },
] as const satisfies readonly InputField[];

const privacy = {
  id: 'privacy',
  title: 'Privacy notice',
  parts: [
    {
      title: 'What we keep',
      text: [
        'Your name, your email address, your phone number if you give one, and what you write, in the form and in the emails that follow. Until you send it, what you type stays in your browser tab. We set no cookies and do not track visits.',
      ],
    },
    {
      title: 'Why',
      text: [
        'To answer you and, if you ask for one, to send you a price. Our lawful basis is legitimate interests: replying to people who write to us.',
      ],
    },
    {
      title: 'How long',
      text: [
        'Twelve months from the last message. If we work together, for six years after the contract ends, in case of a claim.',
      ],
    },
    {
      title: 'Who can see it',
      text: [
        'Our four leads, their deputies, whoever works out your price, and our UK email provider. We do not sell it or use it to train anything.',
      ],
    },
    {
      title: 'How to have it deleted',
      text: [
        `Write to ${contact.mail.label} or phone ${contact.phone.label.replaceAll(' ', '\u00a0')}. We delete it within five working days and tell you when we have. You may also ask for a copy or a correction, or complain to the Information Commissioner’s Office.`,
      ],
    },
    {
      title: 'Who is responsible',
      text: [`Maren Oduya, for Pointwork Ltd, ${contact.address}.`],
    },
  ],
} as const satisfies SmallPrintProps;

const form = {
  title: 'Write to us, or ask for a call.',
  callTitle: 'Ask for a call.',
  sentId,
  form: {
    id: 'enquiry',
    ...mailForm,
    who: 'One of our four leads',
    subject: 'What is stuck',
    fields: [
      questions.name,
      questions.email,
      {
        kind: 'radio',
        name: callId,
        label: 'How shall we answer?',
        optional: true,
        options: [{ value: 'By email' }, { value: 'By phone', id: callId, reveals: call }],
      },
      {
        kind: 'checkbox',
        name: 'about',
        label: 'What is it about?',
        optional: true,
        options: [
          { value: 'Collaboration', id: 'collaboration', line: 1, detail: 'Atlassian' },
          { value: 'Design', id: 'design', line: 2, detail: 'Figma' },
          { value: 'Web', id: 'web', line: 3, detail: 'Webflow' },
          { value: 'Cloud', id: 'cloud', line: 4, detail: 'AWS' },
          { value: 'Not sure' },
        ],
      },
      questions.stuck,
      {
        kind: 'radio',
        name: 'deadline',
        label: 'When do you need it sorted?',
        error: 'Choose when you need it sorted',
        options: [
          { value: 'No fixed date' },
          { value: 'This quarter' },
          { value: 'By a fixed date', reveals: [date] },
        ],
      },
    ],
  },
  leads: {
    title: 'Who will answer',
    text: 'The lead for the line you tick, or their deputy.',
    people: [
      { ...leads.tobias, portrait: tobias },
      { ...leads.ngozi, portrait: ngozi },
      { ...leads.elin, portrait: elin },
      { ...leads.ravi, portrait: ravi },
    ],
  },
  next: {
    title: 'What happens next',
    stops: [
      { name: 'Reply', text: 'Within one working day, from the lead or their deputy.' },
      {
        name: 'Call',
        text: 'Half an hour, two of us, no slides. If we are not right for the job, we say so.',
      },
      { name: 'Proposal', text: 'In writing, within two working days of the call.' },
      { name: 'Start', text: 'Within two weeks of your go-ahead.' },
    ],
  },
  smallPrint: privacy,
  aside: { title: 'Already a client?', link: contact.desk, text: contact.firstReply },
} as const satisfies ContactFormProps;

const directions = {
  title: 'Look for the ring above the door.',
  address: contact.address,
  picture: {
    title:
      'Drawing of Turnout Yard: the way from Temple Meads over the footbridge and through the arch to the second door, with the large ring above it. A branch leads to the lift, left of the arch.',
  },
  ways: [
    {
      from: 'By train',
      text: 'Twelve minutes on foot from Bristol Temple Meads: leave by the main entrance, keep the water on your left as far as the footbridge, and cross it into Siding Lane. Go through the brick arch: our door is on the left, below the\u00a0big\u00a0ring.',
    },
    {
      from: 'Step-free',
      text: 'There are stairs behind our door. The lift, to the left of the arch, avoids them: press the bell beside it and someone will come down. Every doorway is level and a metre\u00a0wide.',
    },
    {
      from: 'By bicycle or car',
      text: 'The bicycle rack is on the right, just inside the arch. Coming by car? Tell us the day before: we have one space in the yard, and there is none in\u00a0the\u00a0lane.',
    },
  ],
} as const satisfies DirectionsProps;

export const contactPage = { intro, day, form, directions };
