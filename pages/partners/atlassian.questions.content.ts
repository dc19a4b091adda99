import type { QuestionsProps } from '../../components/blocks/Questions/Questions.tsx';

export const questions = {
  title: 'Asked in most first calls.',
  questions: [
    {
      question: 'Will we lose history?',
      answer: [
        'No. Issues, comments, attachments, change logs and the original dates move with the project. What may change is how some of it looks: a macro or a field type without an equivalent in Cloud arrives as plain text. The rehearsal shows each case, and you decide before the weekend what happens to it. The old system stays readable beside the new one.',
      ],
    },
    {
      question: 'How long are people locked out?',
      answer: [
        'From the freeze to the opening, usually Friday 22:00 to Sunday evening. Reading stays possible on the old system all that time; only writing stops. The exact length comes from your second rehearsal, not from our experience with somebody else. A team that works on Saturdays gets a paper form and a person who types it in.',
      ],
    },
    {
      question: 'What about our apps?',
      answer: [
        'Each app gets one of four answers in the inventory: it exists in Cloud, something else does its job, Cloud does it by itself, or nobody uses it. The last answer is more common than people expect. Where data has to be converted, the rehearsal tests it with people who work with that app every day.',
      ],
    },
    {
      question: 'Do you sell licences?',
      answer: [
        'No. You keep the contract and the discount. You buy from Atlassian or from the reseller you have, and we read the quote with you, line by line. As we earn nothing on licences, we can tell you to buy fewer.',
      ],
    },
    {
      question: 'Are you an Atlassian partner?',
      answer: [
        'We are independent and claim no tier. Check any supplier, including us, in Atlassian’s own partner directory. Certifications held by the people who would work for you are listed in the proposal, by name, so that you can check them at the source.',
      ],
    },
    {
      question: 'Who holds admin rights?',
      answer: [
        'You do. Ours expire on the date in the contract. Until then each of us works with a named account, never a shared one, and everything we change is in the audit log under that name. On the last day we read that log with your admins and hand over the runbook.',
      ],
    },
    {
      question: 'What if we stay on Data Center until 2029?',
      answer: [
        'Possible. We will tell you what it costs each year and what stops working. The sum has three parts: the renewals, the people who keep the servers patched, and the apps whose makers leave before you do. For some firms waiting is right. Then we agree on a date to look again and leave you alone until it comes.',
      ],
    },
  ],
} as const satisfies QuestionsProps;
