import type { QuestionsProps } from '../../components/blocks/Questions/Questions.tsx';
import { cutovers } from '../_cutovers.content.ts';

export const questions = {
  title: 'What heads of IT ask us first.',
  opened: 1,
  questions: [
    {
      question: 'What does a move cost, all told?',
      answer: [
        'Northmoor Ferries paid £44,600, as its story above says. Harrowvale Mutual, 640 people on two sites, paid £46,500: £9,800 for the consolidation plan, £34,000 for the move and £2,700 for nine apps with data to convert. Both paid what their plan said; licences are extra.',
      ],
    },
    {
      question: 'Where is our data copied for the rehearsals?',
      answer: [
        'To a test site in your own Atlassian organisation, in the region you choose, so it stays under your contract. On the way, attachments wait in encrypted storage in your cloud account or, if you have none, in ours in London. Only the people named in the rehearsal can open either. Both copies are deleted within ten working days of the opening.',
      ],
    },
    {
      question: 'Who holds admin rights, and for how long?',
      answer: [
        'You do, throughout. We ask for what each phase needs: read access to assess, administrator rights for the rehearsals and the weekend, and none once you have settled in. Each of us has a named account, never a shared one, with an end date in the contract. If we overrun, it still expires, and you decide whether to renew it.',
        'To give them back, we go through the audit log with your administrators on the last day, they remove our accounts while we watch, and the runbook is yours.',
      ],
    },
    {
      question: 'Are you insured, and will you sign a data processing agreement?',
      answer: [
        'Yes, and yes. Professional indemnity and cyber cover are £5 million each; the certificates come with the proposal. We sign your data processing agreement, or send ours, which is four pages long.',
      ],
    },
    {
      question: 'Will we lose history?',
      answer: [
        'No. Issues, comments, attachments, change logs and the original dates move with the project. What may change is how some of it looks: a macro or a field type with no equivalent in Cloud arrives as plain text. The rehearsal shows each case, and you decide before the weekend what happens to it. The old system stays readable beside the new one.',
      ],
    },
    {
      question: 'What about our apps?',
      answer: [
        'Each app gets one of four answers in the inventory: it exists in Cloud, something else does its job, Cloud does the job by itself, or nobody uses it. Where data has to be converted, the people who use that app every day test it in the rehearsal.',
      ],
    },
    {
      question: 'Who covers sickness and weekends?',
      answer: [
        'Every job has two names on it from the first day: a lead, and a second who takes part in both rehearsals. Three of us staff a cutover weekend in shifts, and somebody answers the phone from the freeze to the opening, at night too. One of the three can fall ill without stopping it. If two do, we do not start, and the new date costs you nothing.',
      ],
    },
    {
      question: 'How long are people locked out?',
      answer: [
        'From the freeze to the opening, usually from Friday at 22:00 to Sunday evening. People can read the old system all that time; they cannot change it. The exact length comes from your second rehearsal. A team that works on Saturdays gets a paper form, and we key the answers in.',
      ],
    },
    {
      question: 'You missed three windows out of\u00a041. What happened, and who paid?',
      answer: [
        'Of the 41, 27 moved Jira, Confluence or both.',
        { stops: cutovers.late.map(({ when, text }) => ({ name: when, text })) },
        'Each cost us, not the client. That is in every contract: a fixed price stays fixed when we are late.',
      ],
    },
    {
      question: 'Can we speak to one of your clients?',
      answer: [
        'Yes. Annika Strand of Northmoor Ferries takes such calls, and so do two others. Ask when you have our proposal: we send you the number the same day, and we are not on the line.',
      ],
    },
    {
      question: 'Are you an Atlassian partner, and do you sell licences?',
      answer: [
        'We are independent and have no partner tier. You can check any supplier, including us, in Atlassian’s own partner directory. As a firm we hold no certificates; the people who would work for you do, and the proposal lists them by name.',
        'We sell no licences. You keep the contract and the discount, and we check the quote with you, line by line. As we earn nothing on licences, we can tell you to buy fewer.',
      ],
    },
    {
      question: 'What if we stay on Data Center until 2029?',
      answer: [
        'You can. We will tell you what it costs each year and what stops working. The sum has three parts: the renewals, the people who keep the servers patched, and the apps whose makers leave before you do. For some firms waiting is right. Then we agree a date to look again, and leave you alone until it comes.',
      ],
    },
  ],
} as const satisfies QuestionsProps;
