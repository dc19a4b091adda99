import { isPlainClick } from '../../../scripts/shared/is-plain-click.ts';

/** How long the link says that it was copied, in milliseconds. */
const SHOWN = 2000;

/** Copies the address of its link instead of following it. Without clipboard access the link is followed. */
export default function copyLink(element: HTMLElement): () => void {
  const link = element.querySelector('a') as HTMLAnchorElement;
  const status = element.querySelector('[role=status]') as HTMLElement;
  let timer = 0;

  function say(words: string) {
    status.textContent = words;
  }

  async function copy(event: MouseEvent) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    try {
      await navigator.clipboard.writeText(link.href);
    } catch {
      location.hash = link.hash;
      return;
    }
    say('Copied');
    clearTimeout(timer);
    timer = window.setTimeout(say, SHOWN, '');
  }

  link.addEventListener('click', copy);
  return () => {
    link.removeEventListener('click', copy);
    clearTimeout(timer);
    say('');
  };
}
