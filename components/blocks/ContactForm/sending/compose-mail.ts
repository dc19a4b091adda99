import type { Answer } from './answers.ts';

/** The longest `mailto:` link, in characters, that every system passes on; Windows cuts off longer ones. */
const LONGEST_LINK = 1900;

/** A message for the visitor's own mail program. */
export interface Mail {
  readonly href: string;
  /** What is copied: the address and the subject, then the message. */
  readonly text: string;
  /** False when the message is too long for the link. */
  readonly isWhole: boolean;
}

/** Turns the answers into a message that the visitor's own mail program can send. */
export function composeMail(to: string, subject: string, answers: readonly Answer[]): Mail {
  const body = answers.map(({ label, value }) => `${label}\n${value}`).join('\n\n');
  const link = `mailto:${to}?subject=${encodeURIComponent(subject)}`;
  const href = `${link}&body=${encodeURIComponent(body.replace(/\r?\n/g, '\r\n'))}`;
  const isWhole = href.length <= LONGEST_LINK;
  const text = `To: ${to}\nSubject: ${subject}\n\n${body}`;
  return { href: isWhole ? href : link, text, isWhole };
}
