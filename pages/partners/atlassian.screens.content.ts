import type { BeforeAfterProps } from '../../components/blocks/Showcases/BeforeAfter.tsx';
import type { ShowcasesProps } from '../../components/blocks/Showcases/Showcases.tsx';

export const beforeAfter = {
  id: 'turn-over',
  title: 'Turn the form over.',
  lede: 'The same request, before and after one clean-up.',
  before: {
    name: 'Before: 212 fields',
    text: 'The old “Create issue” form. People typed “see mail” into the summary and gave up.',
    fields: [
      'Summary',
      'Priority (do not use)',
      'Priority 2',
      'Severity',
      'Impact (old)',
      'Cost centre',
      'Cost centre (new)',
      'Vessel / site / other',
      'Approver 1 to 6',
    ],
    more: 'and 198 more, 41 of them required.',
  },
  after: {
    name: 'After: 9 fields visible',
    text: 'The new form. The system keeps 74 fields in all; a person sees nine.',
    fields: [
      'What do you need?',
      'Which vessel or site?',
      'Who is affected?',
      'Is anyone stopped from working?',
      'What have you tried?',
      'When did it begin?',
      'Needed by',
      'A picture, if it helps',
      'Your telephone on board',
    ],
  },
} as const satisfies BeforeAfterProps;

export const showcases = {
  title: 'What it looks like when it is done.',
  screens: [
    {
      name: 'Board',
      caption: 'Seven statuses, one owner per card, and a column for what nobody owns.',
    },
    {
      name: 'Request portal',
      caption: 'Nine kinds of request in the words of those who ask, at most five questions each.',
    },
    {
      name: 'Knowledge base page',
      caption: 'One answer per page, the date it was last tested, and the name of the tester.',
    },
    {
      name: 'Automation rule',
      caption: 'In plain words: when a request waits two days, ask its owner; after three, ask me.',
    },
    {
      name: 'Asset register',
      caption:
        'What it is, who has it, when it must be checked. Linked from every request about it.',
    },
  ],
} as const satisfies ShowcasesProps;
