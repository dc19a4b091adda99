import { readSession, writeSession } from '../../../../scripts/shared/session-storage.ts';

const KEY = 'message';

/** The messages sent or tried since the page was loaded: text → id. */
const ids = new Map<string, string>();

/**
 * The id of a message, so that an endpoint can recognise a message that it gets twice. The same text always has the same id,
 * even after a reload; changed text is another message.
 */
export function messageId(words: string): string {
  const last = readSession<{ words: string; id: string }>(KEY);
  const id = ids.get(words) ?? (last?.words === words ? last.id : newId());
  ids.set(words, id);
  writeSession(KEY, { words, id });
  return id;
}

/** Removes the text from the tab's storage. */
export function forgetMessage(): void {
  writeSession(KEY, null);
}

/** `crypto.randomUUID` needs https, which is missing when the site is tried on a local network. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
