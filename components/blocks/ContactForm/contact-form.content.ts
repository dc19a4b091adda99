/** What a form says of itself; what it asks is in the content of its page. `{mail}` and `{phone}` become links. */

export const formWords = {
  how: 'Please answer every question',
  butOptional: ' not marked “optional”',
  opensMail: ' Your email app then opens with the message, for you to send.',
  optional: ' (optional)',
  robot: 'Leave this empty',
  sending: 'Sending…',
  copy: 'Copy the message',
  webmail: 'Webmail? Copy the message, and paste it there. ',
  mail: 'You can also write to {mail}.',
  restart: 'Start again',
  copied: 'Your message',
} as const;

/** What is wrong when a form is sent. */
export const errorWords = {
  refused: 'Your message was not sent',
  /** In the title of the page, which screen readers read first. */
  title: 'Error: ',
  incomplete: (count: number) =>
    `${COUNTS[count] ?? count} ${count === 1 ? 'answer' : 'answers'} still to complete`,
  unanswered: (label: string) => `Answer “${label}”`,
} as const;

const COUNTS = ['No', 'One', 'Two', 'Three', 'Four', 'Five'];

/** What became of a message to an endpoint. */
export const noticeWords = {
  failed:
    'Your message may have arrived, but we had no answer that says so. It is still in the form. Try again, or email {mail}.',
  declined: 'Your message was not sent. It is still in the form. Please email it to {mail}.',
  offline: 'You are offline. Your message is still in the form. Send it when you are back online.',
  online: 'You are back online. You can send your message now.',
} as const;

/** What became of a message for the visitor’s own mail program. */
export const mailWords = {
  opened: {
    result: 'Your email app should now show this message.',
    tooLong: 'This message is too long for an email link.',
    paste: ' Copy it and paste it into the email that has opened.',
    next: 'It is not sent until you send it there. Nothing opened? Copy the message, email it to {mail}, or phone {phone}. Your answers stay in the form.',
  },
  copied: {
    result: 'Message copied, with our address and the subject.',
    next: 'Paste it into an email to {mail}: it is not sent until you send it there. Your answers stay in the form.',
  },
  uncopied: {
    result: 'Your browser did not let us copy the message.',
    next: 'Copy it from the box below, and paste it into an email to {mail}.',
  },
} as const;

/** The ticket in place of a form that was sent. */
export const ticketWords = {
  stub: 'Working days',
  days: '1',
  title: 'Thank you.',
  reply: (who: string) => `${who} will reply within one working day.`,
  to: 'To ',
  another: 'Send another message',
} as const;
