import type { Answer } from './answers.ts';

/** The longest `mailto:` link, in characters, that every system passes on; Windows cuts off longer ones. */
const LONGEST_LINK = 1900;

/** A message for the visitor's own mail program. */
export interface Mail {
  readonly href: string;
  readonly text: string;
  /** False when the text is too long for the link. */
  readonly isWhole: boolean;
}

/** Turns the answers into a message that the visitor's own mail program can send. */
export function composeMail(to: string, subject: string, answers: readonly Answer[]): Mail {
  const text = answers.map(({ label, value }) => `${label}\n${value}`).join('\n\n');
  const link = `mailto:${to}?subject=${encodeURIComponent(subject)}`;
  const href = `${link}&body=${encodeURIComponent(text.replace(/\r?\n/g, '\r\n'))}`;
  const isWhole = href.length <= LONGEST_LINK;
  return { href: isWhole ? href : link, text, isWhole };
}
