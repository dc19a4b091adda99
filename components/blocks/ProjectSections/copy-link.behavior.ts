/** Milliseconds for which a copied link says so. */
const SHOWN = 2000;

/** Puts the address of its link in the clipboard instead of going there; without a clipboard it goes there. */
export default function copyLink(element: HTMLElement): () => void {
  const link = element.querySelector('a') as HTMLAnchorElement;
  const status = element.querySelector('[role=status]') as HTMLElement;
  let timer = 0;

  function say(words: string) {
    status.textContent = words;
  }

  async function copy(event: MouseEvent) {
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
