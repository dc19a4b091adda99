/**
 * Keeps what is typed from the first letter on, even before React, which is fetched only when the form is used. A link to a
 * choice of the form picks it.
 */

import { readHistoryEntry } from '../../../../scripts/shared/entry-state.ts';
import { isPlainClick } from '../../../../scripts/shared/is-plain-click.ts';
import { readSession, writeSession } from '../../../../scripts/shared/session-storage.ts';
import { withoutHash } from '../../../../scripts/shared/urls.ts';
import { fillIn, forgetDraft, readDraft, saveDraft, valuesOf } from './draft.ts';

/** The session storage key for the id of the form that the browser has submitted itself. */
const POSTED = 'posted';

export default function formDraft(element: HTMLElement): () => void {
  const life = new AbortController();
  const { signal } = life;
  const form = () => element.querySelector('form');

  let restored: HTMLFormElement | null = null;

  const restore = () => {
    const current = form();
    if (!current || current === restored) return;
    restored = current;
    const draft = readDraft(current.id);
    if (draft) fillIn(current, draft.values);
    // A draft saved since the visitor arrived already records what they have chosen.
    if (!draft || draft.entry !== readHistoryEntry()?.key) choose(location.hash);
  };

  const choose = (hash: string) => {
    const choice = element.querySelector<HTMLInputElement>(
      `form label[id="${CSS.escape(hash.slice(1))}"] input`,
    );
    if (choice) choice.checked = true;
    return choice;
  };

  /** A link to a choice on this page keeps the form, so the choice is made here, and the draft is saved. */
  const onClick = (event: MouseEvent) => {
    const link = isPlainClick(event) && (event.target as Element).closest('a:not([target])');
    if (!(link instanceof HTMLAnchorElement)) return;
    if (withoutHash(link.href) === withoutHash(location.href) && choose(link.hash)) save();
  };

  const save = () => {
    const current = form();
    if (current) saveDraft(current);
  };

  /** Until the island is hydrated, the browser submits the form itself. */
  const onSubmit = (event: SubmitEvent) => {
    const { id, action } = event.target as HTMLFormElement;
    if (event.defaultPrevented || !action.startsWith('http')) return;
    if (navigator.onLine) writeSession(POSTED, id);
    // The browser's error page would replace what the visitor has written.
    else event.preventDefault();
  };

  const onReset = ({ target }: Event) => forgetDraft((target as HTMLFormElement).id);

  // The endpoint has sent the visitor to the thank-you page.
  const posted = element.querySelector('.contact-form__sent:target') && readSession<string>(POSTED);
  if (posted) {
    forgetDraft(posted);
    writeSession(POSTED, null);
  }

  const current = form();
  const isInUse = current && valuesOf(current)[0];
  restore();
  // The visitor may have begun to write before this behavior loaded.
  if (isInUse) save();
  document.body.addEventListener('click', onClick, { signal });
  element.addEventListener('input', save, { signal });
  element.addEventListener('submit', onSubmit, { signal });
  element.addEventListener('reset', onReset, { signal });
  // An island that fails restores its first HTML, with empty fields.
  const replaced = new MutationObserver(restore);
  replaced.observe(element, { childList: true, subtree: true });
  return () => {
    life.abort();
    replaced.disconnect();
  };
}
