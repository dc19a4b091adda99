/** Keeps what is typed into the form inside, from the first letter on: React comes only when the form is used. */
import { fillIn, forgetDraft, readDraft, saveDraft } from './draft.ts';
import { readSession, writeSession } from './session.ts';

/** Holds the id of the form that the browser has sent by itself. */
const POSTED = 'posted';

export default function formDraft(element: HTMLElement): () => void {
  const life = new AbortController();
  const { signal } = life;
  const form = () => element.querySelector('form');

  const restore = () => {
    const shown = form();
    const draft = shown && readDraft(shown.id);
    if (draft) fillIn(shown, draft.values);
  };

  const save = () => {
    const shown = form();
    if (shown) saveDraft(shown);
  };

  /** The browser sends the form itself while its island has not come. */
  const onSubmit = (event: SubmitEvent) => {
    const { id, action } = event.target as HTMLFormElement;
    if (event.defaultPrevented || !action.startsWith('http')) return;
    if (navigator.onLine) writeSession(POSTED, id);
    // Its error page would stand in the place of what is written.
    else event.preventDefault();
  };

  // The endpoint has answered with the page that says thank you.
  const posted = element.querySelector(':target') && readSession<string>(POSTED);
  if (posted) {
    forgetDraft(posted);
    writeSession(POSTED, null);
  }

  restore();
  element.addEventListener('input', save, { signal });
  element.addEventListener('submit', onSubmit, { signal });
  // An island that fails puts its first HTML back.
  const replaced = new MutationObserver(restore);
  replaced.observe(element, { childList: true, subtree: true });
  return () => {
    life.abort();
    replaced.disconnect();
  };
}
