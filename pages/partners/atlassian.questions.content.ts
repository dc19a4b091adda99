import type { QuestionsProps } from '../../components/blocks/Questions/Questions.tsx';
import { contact } from '../../layouts/_site.ts';

export const questions = {
  ground: 'light',
  title: 'What heads of IT ask us first.',
  questions: [
    {
      question: 'You missed three of 41\u00a0cutover windows. Who paid?',
      isOpen: true,
      answer: [
        'We did, each time. In March 2020 we charged nothing for the weekend, in September 2022 we moved again at our own cost, and in June 2025 we took £450 off the price.',
        'Every contract says so: the price stays fixed when we are late, and a weekend that fails is repeated free. The home page shows all 41, and what went wrong in these three.',
      ],
    },
    {
      question: 'What does a move cost, all told?',
      answer: [
        'For 300 people and five apps with data to convert: £19,500, the health check included.',
        'Harrowvale Mutual, 640 people on the merged site, paid £46,500: £9,800 for the consolidation plan, £34,000 for the move and £2,700 for nine apps.',
      ],
    },
    {
      question: 'How long is the lockout, and is there a way back?',
      answer: [
        'Usually from Friday at 22:00 to Sunday evening; the exact length comes from your second rehearsal. People can read the old system throughout. A team that works on Saturdays gets a paper form, and we enter the answers. Where a second site has to stay in use, as at Harrowvale, teams move over three weekends, at the same price.',
        'After 03:00 on Sunday a rollback would not be finished by Monday, so we no longer start one. The old system still stands as it was on Friday night: whatever is missing on Monday, up to a whole project, we import from it again.',
      ],
    },
    {
      question: 'What if we stay on Data Center until 2029?',
      answer: [
        'For some firms waiting is right. We add up the renewals and the cost of patching the servers, list the apps whose makers will drop Data Center first, agree a date to look again, and leave you alone until it comes.',
      ],
    },
    {
      question: 'Where is our data copied for the rehearsals?',
      answer: [
        'To a test site in your own Atlassian organisation, in the region you choose. On the way, attachments wait in encrypted storage in your cloud account or, if you have none, in ours in London. Only the people named in the rehearsal can open either. Both copies are deleted within ten working days of going live.',
      ],
    },
    {
      question: 'Will we lose history, apps or single sign-on?',
      answer: [
        'Issues, comments, attachments, change logs and the original dates move with the project. A macro, field type or app with no equivalent in Cloud shows up in the inventory or in a rehearsal, and you decide before the weekend what happens to it. People sign in as they do now, through Atlassian Guard, which needs its own licence.',
      ],
    },
    {
      question: 'Who holds admin rights, and for how long?',
      answer: [
        'You do, throughout. We ask for read access to assess, administrator rights for the rehearsals and the weekend, and none once you have settled in, unless you buy managed administration: our administrator and deputy then keep theirs for as long as it runs. Each of us has a named account with an end date in the contract. On the last day we go through the audit log with your administrators, and they remove our accounts.',
      ],
    },
    {
      question: 'Who covers sick leave and weekends?',
      answer: [
        `Every job has a lead, and a deputy at both rehearsals. Three of us staff a cutover weekend in shifts, and somebody answers the phone at night too. If two of the three fall ill, we do not start, and the new date costs you nothing. Outside cutovers our desk is open ${contact.hours}; we sell no cover at night or at weekends.`,
      ],
    },
    {
      question: 'Can we speak to one of your clients?',
      answer: [
        'Yes, to Annika Strand of Northmoor Ferries or either of two others. Ask when you have our proposal; we will not join the call.',
      ],
    },
    {
      question: 'Are you insured, and will you sign our DPA?',
      answer: [
        'Professional indemnity and cyber cover are £5 million each. As a firm we hold no certifications; the people who would work for you do, and the proposal lists them by name. We will sign your data processing agreement, or send ours (four pages).',
      ],
    },
  ],
} as const satisfies QuestionsProps;
