/**
 * What others do to an island's markup. These functions run in the page, so they use nothing from outside themselves. None
 * takes the focus from a field: whoever does that has taken it, not hydration.
 */
export const FOREIGN_CHANGES = {
  'a translator wraps all words': (island) => {
    const nodes = [...island.querySelectorAll('*')].flatMap(({ childNodes }) => [...childNodes]);
    const found = nodes.filter((node) => node instanceof Text);
    for (const text of found) {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = `»${text.textContent}«`;
      outer.append(inner);
      text.parentNode?.replaceChild(outer, text);
    }
  },
  'a translator changes words in place': (island) => {
    const texts = document.createTreeWalker(island, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) texts.currentNode.nodeValue = `»${texts.currentNode.nodeValue}«`;
  },
  'a password manager puts a box after each field': (island) => {
    for (const field of island.querySelectorAll('input, textarea')) {
      field.insertAdjacentElement('afterend', document.createElement('div'));
    }
  },
  'a password manager puts buttons and hidden fields before fields': (island) => {
    for (const field of island.querySelectorAll('input, textarea')) {
      const button = document.createElement('button');
      button.type = 'button';
      const hidden = document.createElement('input');
      hidden.type = 'hidden';
      field.before(button, hidden);
    }
  },
  'an extension puts fields of its own in front': (island) => {
    const [text, tick] = [document.createElement('input'), document.createElement('input')];
    tick.type = 'checkbox';
    island.querySelector('form, fieldset')?.prepend(text, tick);
  },
  'an extension wraps fields': (island) => {
    for (const field of island.querySelectorAll('input, textarea')) {
      if (field === document.activeElement) continue;
      const wrapper = document.createElement('span');
      field.replaceWith(wrapper);
      wrapper.append(field);
    }
  },
  'an extension wraps everything': (island) => {
    const focused = document.activeElement as HTMLElement | null;
    const wrapper = document.createElement('div');
    wrapper.append(...island.childNodes);
    island.append(wrapper);
    focused?.focus();
  },
  'a CDN hides mail addresses': (island) => {
    for (const link of island.querySelectorAll('a[href^="mailto:"]')) {
      const hidden = document.createElement('a');
      hidden.href = '/cdn-cgi/l/email-protection#0a62';
      const words = document.createElement('span');
      words.textContent = '[email protected]';
      hidden.append(words);
      link.replaceWith(hidden);
    }
  },
  'a CDN removes comments': (island) => {
    const comments = document.createTreeWalker(island, NodeFilter.SHOW_COMMENT);
    const found: Comment[] = [];
    while (comments.nextNode()) found.push(comments.currentNode as Comment);
    for (const comment of found) comment.remove();
    island.normalize();
  },
  'a checker adds shadow trees': (island) => {
    for (const field of island.querySelectorAll('input, textarea')) {
      field.setAttribute('spellcheck', 'false');
      field.setAttribute('data-checker', 'on');
      field.classList.add('checked-by-checker');
      const host = document.createElement('checker-badge');
      host.attachShadow({ mode: 'open' }).append('ok');
      field.after(host);
    }
  },
  'a checker adds attributes and classes': (island) => {
    for (const element of island.querySelectorAll('*')) {
      element.setAttribute('data-checker', 'on');
      element.classList.add('checked-by-checker');
    }
  },
  'a blocker removes paragraphs': (island) => {
    for (const paragraph of island.querySelectorAll('p')) {
      if (!paragraph.querySelector('button, input')) paragraph.remove();
    }
  },
  'a script puts pictures in place of signs': (island) => {
    const nodes = [...island.querySelectorAll('*')].flatMap(({ childNodes }) => [...childNodes]);
    const found = nodes.filter((node) => node instanceof Text);
    for (const text of found) {
      if (!/[?.,]/.test(text.data)) continue;
      const [before = '', ...rest] = text.data.split(/[?.,]/);
      text.replaceWith(before, document.createElement('img'), rest.join(''));
    }
  },
  'a script puts copies in place of fields and buttons': (island) => {
    for (const element of island.querySelectorAll('input, textarea, button')) {
      if (element !== document.activeElement) element.replaceWith(element.cloneNode(true));
    }
  },
} satisfies Record<string, (island: Element) => void>;

export type ForeignChange = keyof typeof FOREIGN_CHANGES;
