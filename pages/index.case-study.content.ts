import type { CaseStudyProps } from '../components/blocks/CaseStudy/CaseStudy.tsx';
import { people } from './_people.content.ts';
import { tickets } from './_tickets.content.ts';

const northmoor = {
  line: 1,
  client: 'Northmoor Ferries',
  headline: 'Eight weeks, one quiet Monday.',
  story:
    'We moved 1,100 people and the 43\u00a0apps they still used from Jira Data Center to Cloud, rehearsals included.',
  link: { label: 'The move, hour by hour', href: '/partners/atlassian#case-study-long' },
  figures: [
    { label: 'custom fields', from: '212', value: '74' },
    { label: 'full rehearsals', value: '2' },
    { label: 'requests on day one', value: '31' },
  ],
  quote: tickets.northmoor,
  picture: {
    kind: 'board',
    alt: 'The board of the move in week 7: one card, about an app that loses tables, is moving from In progress to Done.',
    title: 'Move to Cloud',
    place: 'Week 7 of 8',
    state: '12 open',
    columns: [
      {
        name: 'To do',
        count: 8,
        cards: [
          {
            text: 'Freeze on Friday at 22:00',
            reference: 'MOV-121',
            owner: people.tobias.portrait,
          },
          {
            text: 'Tell everybody about Monday',
            reference: 'MOV-118',
            owner: tickets.northmoor.portrait,
          },
          {
            text: 'Agree final check with crewing',
            reference: 'MOV-116',
            owner: people.jonas.portrait,
          },
        ],
      },
      {
        name: 'In progress',
        count: 4,
        cards: [
          { text: 'Second rehearsal, timed', reference: 'MOV-109', owner: people.jonas.portrait },
          { text: 'Copy the old attachments', reference: 'MOV-101', owner: people.jonas.portrait },
          {
            text: 'Replace the app that loses tables',
            reference: 'MOV-112',
            owner: people.tobias.portrait,
            lifted: true,
          },
        ],
      },
      {
        name: 'Done',
        count: 94,
        cards: [
          {
            text: 'Map 38 groups to 12 roles',
            reference: 'MOV-104',
            owner: people.tobias.portrait,
          },
          {
            text: 'Retire 19 unused apps',
            reference: 'MOV-097',
            owner: tickets.northmoor.portrait,
          },
        ],
      },
    ],
  },
} as const;

const tallowStreet = {
  line: 3,
  client: 'Tallow Street Housing',
  headline: 'A repairs form that tenants finish.',
  story:
    'We watched 14 tenants try the old one, rebuilt it in Webflow and connected it to the service desk.',
  figures: [
    { label: 'steps', from: '11', value: '3' },
    { label: 'fewer phone calls', value: '28%' },
    { label: 'languages', value: '5' },
  ],
  quote: tickets.tallowStreet,
  picture: {
    kind: 'phones',
    alt: 'The three steps of the repairs form on phones: what is wrong, a photograph of a dripping tap, and when to come.',
    name: 'Tallow Street',
    language: 'EN',
    steps: [
      {
        question: 'What is wrong?',
        choices: [
          'No heating or hot water',
          'Water where it should not be',
          'A door, window or lock',
          'Lights or sockets',
        ],
        chosen: 'Water where it should not be',
        note: 'We know your address.',
        button: 'Next',
      },
      {
        question: 'Can you show us?',
        photo: true,
        note: 'No photo? That is fine.',
        button: 'Next',
      },
      {
        question: 'When shall we come?',
        choices: ['Thu, 8 to 12', 'Thu, 12 to 4', 'Fri, 8 to 12'],
        chosen: 'Thu, 8 to 12',
        note: 'We text you when we set off.',
        button: 'Report the repair',
      },
    ],
  },
} as const;

const kestrelle = {
  line: 4,
  client: 'Kestrelle Instruments',
  headline: 'A bill that finance can predict.',
  story: 'The workload is the same, now right-sized and scheduled, with a cap that pages us first.',
  figures: [
    { label: 'per month', from: '£41,000', value: '£29,500' },
    { label: 'idle servers', from: '37', value: '4' },
    { label: 'surprise invoices', value: '0' },
  ],
  quote: tickets.kestrelle,
  picture: {
    kind: 'costs',
    alt: 'The monthly bill climbs to £41,000 in March 2026, drops to £29,500 in April and stays there, below a cap of £33,000.',
    before: { figure: '£41,000', label: 'in March 2026', idle: '37 idle servers' },
    after: { figure: '£29,500', label: 'per month since', idle: '4 idle servers' },
    cap: 'Cap: £33,000',
    saved: { figure: '£11,500', label: 'less each month' },
    months: ['Oct 2025', 'Mar 2026', 'Apr 2026', 'Sep 2026'],
  },
} as const;

export const caseStudy = {
  id: 'work',
  title: 'Three jobs, with the numbers.',
  label: 'Case studies',
  jobs: [northmoor, tallowStreet, kestrelle],
} as const satisfies CaseStudyProps;
