import { readSession, writeSession } from './session.ts';

const KEY = 'message';

/** What has been sent or tried since the page was loaded: words → id. */
const ids = new Map<string, string>();

/**
 * Names a message, so that whoever gets two attempts at it can tell: the same words have the same id, also after a
 * reload. Changed words are another message.
 */
export function messageId(words: string): string {
  const last = readSession<{ words: string; id: string }>(KEY);
  const id = ids.get(words) ?? (last?.words === words ? last.id : newId());
  ids.set(words, id);
  writeSession(KEY, { words, id });
  return id;
}

/** Keeps nothing of what was written in the tab's storage. */
export function forgetMessage(): void {
  writeSession(KEY, null);
}

/** `crypto.randomUUID` needs https, which a trial on the local network lacks. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
