import { readHistoryEntry } from '../../../../scripts/shared/history-entry.ts';
import { readSession, writeSession } from '../../../../scripts/shared/session-storage.ts';

/** What has been typed into a form, kept so that a reload or a visit to another page does not lose it. */
export interface Draft {
  /** When the visitor began to write, in milliseconds since 1970. */
  readonly since: number;
  /** The key of the history entry at which the draft was saved: a reload keeps it, another arrival has its own. */
  readonly entry: unknown;
  readonly values: readonly Value[];
}

type Value = readonly [field: string, value: string];
type Control = HTMLInputElement | HTMLTextAreaElement;

/** The draft of a form; `null` if there is none, or if it cannot be read (because another version saved it, say). */
export function readDraft(formId: string): Draft | null {
  const kept = readSession<Partial<Draft>>(`draft-${formId}`);
  const isDraft =
    Number.isFinite(kept?.since) &&
    Array.isArray(kept?.values) &&
    kept.values.flat().every((part: unknown) => typeof part === 'string');
  return isDraft ? (kept as Draft) : null;
}

export function saveDraft(form: HTMLFormElement): void {
  const since = readDraft(form.id)?.since ?? Date.now();
  writeSession(`draft-${form.id}`, {
    since,
    entry: readHistoryEntry()?.key,
    values: valuesOf(form),
  });
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

/** Puts a draft into the fields that are still empty. */
export function fillIn(form: HTMLFormElement, values: readonly Value[]): void {
  const answered = new Set(valuesOf(form).map(([name]) => name));
  for (const control of controlsOf(form)) {
    const { name, value } = control;
    if (answered.has(name)) continue;
    const kept = values.filter(([field]) => field === name).map(([, text]) => text);
    if (isChoice(control)) control.checked = kept.includes(value);
    else control.value = kept[0] ?? '';
  }
}

/** Everything a visitor fills in: no hidden fields, no honeypot. */
function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.querySelectorAll<Control>('[name]:not([type=hidden], [tabindex], button)')];
}

function isChoice(control: Control): control is HTMLInputElement {
  return /radio|checkbox/.test(control.type);
}
