import { readHistoryEntry } from '../../../../scripts/shared/entry-state.ts';
import { readSession, writeSession } from '../../../../scripts/shared/session-storage.ts';

/**
 * What has been typed into a form, kept so that a reload or a visit to another page does not lose it. Nothing else keeps
 * it. It ends when the message is sent.
 */
export interface Draft {
  /** When the visitor began to write, in milliseconds since 1970. */
  readonly since: number;
  /** The key of the history entry at which the draft was saved: a reload keeps it, another arrival has its own. */
  readonly entry: unknown;
  readonly values: readonly Value[];
}

type Value = readonly [field: string, value: string];
type Control = HTMLInputElement | HTMLTextAreaElement;

/** The draft of a form; `null` if there is none. */
export const readDraft = (formId: string) => readSession<Draft>(`draft-${formId}`);

export function saveDraft(form: HTMLFormElement): void {
  writeSession(`draft-${form.id}`, {
    since: readDraft(form.id)?.since ?? Date.now(),
    entry: readHistoryEntry()?.key,
    values: valuesOf(form),
  } satisfies Draft);
}

export function forgetDraft(formId: string): void {
  writeSession(`draft-${formId}`, null);
}

/** What the visitor has filled in. */
export function valuesOf(form: HTMLFormElement): Value[] {
  return controlsOf(form)
    .filter((control) => (isChoice(control) ? control.checked : control.value))
    .map(({ name, value }) => [name, value]);
}

/** Answers the questions that are not answered yet. */
export function fillIn(form: HTMLFormElement, values: readonly Value[]): void {
  const answered = new Set(valuesOf(form).map(([name]) => name));
  for (const control of controlsOf(form)) {
    const { name, value } = control;
    const [text, ...more] = values.flatMap(([field, words]) => (field === name ? [words] : []));
    if (text === undefined || answered.has(name)) continue;
    if (isChoice(control)) control.checked = [text, ...more].includes(value);
    else control.value = text;
  }
}

/** Everything a visitor fills in: no hidden fields, no honeypot. */
function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.querySelectorAll<Control>('[name]:not([type=hidden], [tabindex], button)')];
}

function isChoice(control: Control): control is HTMLInputElement {
  return /radio|checkbox/.test(control.type);
}
