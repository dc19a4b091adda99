import type { BeforeAfterProps } from '../../components/blocks/Showcases/BeforeAfter.tsx';

export const beforeAfter = {
  id: 'turn-over',
  title: 'The clear-out, before and after',
  label: 'Both sides',
  figure: { from: '212', value: '74', label: 'custom fields' },
  text: [
    'Jira ran on two servers in a cupboard in the ticket hall, and the only person who understood them was about to retire. Of 214 idle projects, most were refits of ships since sold. We archived those, and dropped 19 unused apps.',
    'Four of the 212 custom fields were some kind of “Priority”. We cleared out the old system first, with a backup: 9 fields are left to fill in, 65 are kept out of sight, and 138 are deleted.',
  ],
  sides: [
    {
      name: 'the old form',
      title: 'Create issue',
      count: ['212', 'custom fields'],
      text: 'People typed “see email” in the first field and guessed the rest.',
      fields: [
        { label: 'Short summary', answer: 'see email', required: true },
        { label: 'Priority (new)', answer: 'Medium' },
        { label: 'Priority 2' },
        { label: 'Priority (do\u00a0not\u00a0use)', answer: 'High' },
        { label: 'Priority (yard)', answer: '3', required: true },
        { label: 'Severity', answer: 'None' },
        { label: 'Impact (old)' },
        { label: 'Vessel/site/other', answer: 'other' },
        { label: 'Approver 2', answer: 'me', required: true },
        { label: 'Approver 3' },
      ],
      more: 'and 202 more, 42 of them required.',
      plan: 'All 212, shrunk to fit. Framed: those shown here. Dark: the 45 required.',
    },
    {
      name: 'the new form',
      title: 'Ask the desk',
      count: ['9', 'fields visible'],
      text: 'The same request now. Jira keeps 74 fields in all; people see nine.',
      fields: [
        { label: 'What do you need?', answer: 'A second login for the bridge' },
        { label: 'Which vessel or site?', answer: 'Northmoor Star' },
        { label: 'Who is affected?', answer: 'The night watch, three people' },
        { label: 'Is anyone unable to work?', answer: 'No' },
        { label: 'What have you tried?', answer: 'Sharing one: it logs us out' },
        { label: 'When did it start?', answer: 'With the new tablets' },
        { label: 'Needed by', answer: 'Friday’s sailing' },
        { label: 'A picture, if it helps', answer: '1 picture' },
        { label: 'Phone on board', answer: 'Bridge, extension 12' },
      ],
      isShort: true,
      plan: '74 of 212 are left, at the same scale; 138 were deleted.',
    },
  ],
} as const satisfies BeforeAfterProps;
