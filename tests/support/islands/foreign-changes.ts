/**
 * What others do to an island's markup. These functions run in the page, so they use nothing from outside themselves. None
 * takes the focus from a field: whoever does that has taken it, not hydration.
 */
export const FOREIGN_CHANGES = {
  'a translator wraps all words': (island) => {
    const nodes = [...island.querySelectorAll('*')].flatMap(({ childNodes }) => [...childNodes]);
    for (const text of nodes.filter((node) => node instanceof Text)) {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = `»${text.textContent}«`;
      outer.append(inner);
      text.replaceWith(outer);
    }
  },
  'a password manager puts buttons and hidden fields before fields': (island) => {
    for (const field of island.querySelectorAll('input, textarea')) {
      const [button, hidden] = [document.createElement('button'), document.createElement('input')];
      button.type = 'button';
      hidden.type = 'hidden';
      field.before(button, hidden);
    }
  },
  'an extension puts fields of its own in front': (island) => {
    const [text, tick] = [document.createElement('input'), document.createElement('input')];
    tick.type = 'checkbox';
    island.querySelector('form, fieldset')?.prepend(text, tick);
  },
  'an extension wraps everything': (island) => {
    const focused = document.activeElement as HTMLElement | null;
    const wrapper = document.createElement('div');
    wrapper.append(...island.childNodes);
    island.append(wrapper);
    focused?.focus();
  },
  'a CDN hides mail addresses and removes comments': (island) => {
    for (const link of island.querySelectorAll('a[href^="mailto:"]')) {
      const hidden = document.createElement('a');
      hidden.href = '/cdn-cgi/l/email-protection#0a62';
      hidden.append('[email protected]');
      link.replaceWith(hidden);
    }
    const nodes = [...island.querySelectorAll('*')].flatMap(({ childNodes }) => [...childNodes]);
    for (const comment of nodes.filter((node) => node instanceof Comment)) comment.remove();
    island.normalize();
  },
  'a script puts copies in place of fields and buttons': (island) => {
    for (const element of island.querySelectorAll('input, textarea, button')) {
      if (element !== document.activeElement) element.replaceWith(element.cloneNode(true));
    }
  },
  'a checker adds attributes and shadow trees': (island) => {
    for (const field of island.querySelectorAll('input, textarea')) {
      field.setAttribute('data-checker', 'on');
      field.classList.add('checked-by-checker');
      const host = document.createElement('checker-badge');
      // It moves nothing: a press ends where it has begun.
      host.hidden = true;
      host.attachShadow({ mode: 'open' }).append('ok');
      field.after(host);
    }
  },
} satisfies Record<string, (island: Element) => void>;

export type ForeignChange = keyof typeof FOREIGN_CHANGES;
