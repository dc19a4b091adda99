import type { QuestionsProps } from '../../components/blocks/Questions/Questions.tsx';
import { cutovers } from '../_cutovers.content.ts';

export const questions = {
  title: 'What heads of IT ask us first.',
  opened: 1,
  questions: [
    {
      question: 'What does a move cost, all told?',
      answer: [
        'Harrowvale Mutual, 640 people on two sites, paid £46,500: £9,800 for the consolidation plan, £34,000 for the move and £2,700 for nine apps with data to convert. As its plan said.',
      ],
    },
    {
      question: 'Where is our data copied for the rehearsals?',
      answer: [
        'To a test site in your own Atlassian organisation, in the region you choose. On the way, attachments wait in encrypted storage in your cloud account or, if you have none, in ours in London. Only the people named in the rehearsal can open either. Both copies are deleted within ten working days of the opening.',
      ],
    },
    {
      question: 'Who holds admin rights, and for how long?',
      answer: [
        'You do, throughout. We ask for read access to assess, administrator rights for the rehearsals and the weekend, and none once you have settled in. Each of us has a named account with an end date in the contract. On the last day we go through the audit log with your administrators, and they remove our accounts.',
      ],
    },
    {
      question: 'Are you insured, certified, and will you sign a data processing agreement?',
      answer: [
        'Professional indemnity and cyber cover are £5 million each. As a firm we hold no certificates; the people who would work for you do, and the proposal lists them by name. We sign your agreement, or send ours, which is four pages long.',
      ],
    },
    {
      question: 'Will we lose history, or apps?',
      answer: [
        'Issues, comments, attachments, change logs and the original dates move with the project. A macro, field type or app with no equivalent in Cloud is found in the inventory or shows in a rehearsal, and you decide before the weekend what happens to it.',
      ],
    },
    {
      question: 'Who covers sickness and weekends?',
      answer: [
        'Every job has a lead, and a deputy at both rehearsals. Three of us staff a cutover weekend in shifts, and somebody answers the phone at night too. If two of the three fall ill, we do not start, and the new date costs you nothing.',
      ],
    },
    {
      question: 'How long are people locked out?',
      answer: [
        'Usually from Friday at 22:00 to Sunday evening; the exact length comes from your second rehearsal. People can read the old system all that time. A team that works on Saturdays gets a paper form, and we key the answers in.',
      ],
    },
    {
      question: 'You missed three windows out of\u00a041. What happened, and who paid?',
      answer: [
        { stops: cutovers.late.map(({ when, text }) => ({ name: when, text })) },
        'Each cost us, not the client. That is in every contract: a fixed price stays fixed when we are late.',
      ],
    },
    {
      question: 'Can we speak to one of your clients?',
      answer: [
        'Yes, to Annika Strand of Northmoor Ferries or two others. Ask when you have our proposal; we are not on the line.',
      ],
    },
    {
      question: 'What if we stay on Data Center until 2029?',
      answer: [
        'For some firms waiting is right. We add up the renewals, the people who keep the servers patched and the apps whose makers leave before you do, agree a date to look again, and leave you alone until it comes.',
      ],
    },
  ],
} as const satisfies QuestionsProps;
