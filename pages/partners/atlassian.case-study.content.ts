import type { CaseStudyLongProps } from '../../components/blocks/CaseStudy/CaseStudyLong.tsx';
import type { TestimonialsProps } from '../../components/blocks/Testimonials/Testimonials.tsx';
import { tickets } from '../_tickets.content.ts';

export const caseStudy = {
  title: 'Northmoor Ferries, from\u00a0rehearsal to a quiet Monday.',
  lede: '1,100 people, 62 apps (43 still in use) and a sailing on Monday morning. Eight weeks, two rehearsals, one weekend. In the first rehearsal the import alone ended two hours after the point of no return. So old attachments went across early.',
  runs: {
    title:
      'Three runs on one scale of hours, each from 22:00 on a Friday. The first rehearsal took 31 hours to export and import, two more than the point of no return at 03:00 on Sunday allows. The second took 17. On the weekend itself, everything was imported after 17 hours and checked after 23: six hours in hand. It opened on Sunday at 18:00, as announced.',
    limit: ['Point of no return', 'Sunday 03:00'],
    rehearsals: [
      { name: 'Rehearsal 1: freeze to import', hours: '31 h', over: '2 h over' },
      { name: 'Rehearsal 2: freeze to import', hours: '17 h' },
    ],
    weekend: {
      name: 'The weekend',
      stops: [
        ['Fri 22:00', 'frozen'],
        ['Sat 15:00', 'imported'],
        ['21:00', 'checked'],
        ['Sun 18:00', 'open'],
      ],
      inHand: '6 h in hand',
      until: ['Still closed', 'as announced'],
    },
  },
  chapters: [
    {
      title: 'What went wrong',
      body: [
        'One app lost its tables. We\u00a0had\u00a0asked nobody from the repair yard to look.',
        'The second rehearsal showed it; the first should have. We replaced the app before the weekend. Since then, every team that uses an app sends a named checker to every rehearsal.',
      ],
      showsLostTable: true,
    },
    {
      title: 'Result, and what it cost',
      body: [
        'Monday brought 31\u00a0requests, no\u00a0more than usual.',
        'Most of them were about bookmarks.',
      ],
      bill: [
        ['Jira health check', '£4,800'],
        ['Move: £34,000 less £4,800', '£29,200'],
        ['Data from 18 of the 43\u00a0apps', '£5,400'],
        ['Clear-out, two weeks (optional)', '£5,200'],
        ['Total before VAT', '£44,600'],
      ],
    },
  ],
} as const satisfies CaseStudyLongProps;

export const testimonials = {
  title: 'What the client says',
  tickets: [
    {
      ...tickets.northmoor,
      quote: 'One call from me would have stopped the move. I never had to make it.',
    },
  ],
} as const satisfies TestimonialsProps;
