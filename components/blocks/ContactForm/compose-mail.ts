import type { FormField } from './form-field.ts';

/** Turns the answers into a message that the visitor's own mail programme can send. */
export function composeMail(
  to: string,
  subject: string,
  fields: readonly FormField[],
  answers: FormData,
): { href: string; text: string } {
  const text = fields
    .map(({ name, label }) => ({ label, answer: answers.getAll(name).join(', ').trim() }))
    .filter(({ answer }) => answer !== '')
    .map(({ label, answer }) => `${label}\n${answer}`)
    .join('\n\n');
  const lines = encodeURIComponent(text.replace(/\r?\n/g, '\r\n'));
  return { href: `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${lines}`, text };
}
