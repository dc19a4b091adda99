// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import {
  fillIn,
  readDraft,
  saveDraft,
  valuesOf,
} from '../../../../../components/blocks/ContactForm/form/draft.ts';
import formDraft from '../../../../../components/blocks/ContactForm/form/form-draft.behavior.ts';

const FORM = `<form id="f">
  <input type="hidden" name="subject" value="x"><input name="website" tabindex="-1" value="robot">
  <input name="name"><textarea name="stuck"></textarea>
  <input type="checkbox" name="about" value="Web"><input type="checkbox" name="about" value="Cloud">
  <input type="radio" name="when" value="Now"><input type="radio" name="when" value="Later">
  <button name="go">Send</button><textarea readonly>a copy</textarea>
</form>`;

const WITH_CHOICE = FORM.replace(
  '<input type="checkbox" name="about" value="Web">',
  '<label id="web">$&</label>',
);

const written = [
  ['name', 'Zoë "Z" Pryce'],
  ['stuck', 'One\nTwo'],
  ['about', 'Cloud'],
  ['when', 'Later'],
] as const;

beforeEach(() => {
  sessionStorage.clear();
  document.body.innerHTML = FORM;
});

afterEach(() => {
  vi.restoreAllMocks();
});

describe('a draft', () => {
  test('that cannot be read is ignored, and the form still works', () => {
    sessionStorage.setItem('pointwork-draft-f', '{');
    const detach = formDraft(document.body);
    fillIn(form(), written);
    form().dispatchEvent(new Event('input', { bubbles: true }));
    detach();

    expect(readDraft('f')?.values).toEqual(written);
  });

  test('does not overwrite what is in the form already', () => {
    fillIn(form(), [
      ['name', 'Newer'],
      ['about', 'Web'],
      ['when', 'Now'],
    ]);
    fillIn(form(), written);
    expect(valuesOf(form())).toEqual([
      ['name', 'Newer'],
      ['stuck', 'One\nTwo'],
      ['about', 'Web'],
      ['when', 'Now'],
    ]);
  });

  test('remembers when the visitor began to write', () => {
    vi.spyOn(Date, 'now').mockReturnValueOnce(1000).mockReturnValue(2000);
    saveDraft(form());
    fillIn(form(), written);
    saveDraft(form());
    expect(readDraft('f')?.since).toBe(1000);
  });
});

describe('the behavior that keeps drafts', () => {
  test('keeps what was typed before it was attached', () => {
    fillIn(form(), [['name', 'Zoë']]);
    formDraft(document.body)();

    expect(readDraft('f')?.values).toEqual([['name', 'Zoë']]);
  });

  test.each([
    { id: 'privacy', isKept: true },
    { id: 'sent', isKept: false },
  ])(
    'after the browser has submitted the form, keeps its draft at #$id: $isKept',
    ({ id, isKept }) => {
      fillIn(form(), written);
      saveDraft(form());
      sessionStorage.setItem('pointwork-posted', '"f"');
      document.body.innerHTML = `${FORM}<p id="privacy"></p><p id="sent" class="contact-form__sent"></p>`;
      location.hash = id;
      formDraft(document.body)();
      location.hash = '';

      expect(readDraft('f') !== null).toBe(isKept);
    },
  );

  test('adds the choice that the visitor arrives at to those in the draft, and keeps what they change through a reload', () => {
    onTestFinished(() => history.replaceState(null, '', '#'));
    /** Loads the page at a history entry. @returns what is filled in. */
    const arrive = (key: number) => {
      document.body.innerHTML = WITH_CHOICE;
      history.replaceState({ pointwork: { key, index: 0, page: key } }, '', '#web');
      onTestFinished(formDraft(document.body));
      return valuesOf(form());
    };
    fillIn(form(), written);
    saveDraft(form());
    const added = [...written.slice(0, 2), ['about', 'Web'], ...written.slice(2)];
    expect(arrive(1)).toEqual(added);
    form().reset();
    fillIn(form(), written);
    form().dispatchEvent(new Event('input', { bubbles: true }));

    expect(arrive(1)).toEqual(written);
    expect(arrive(2)).toEqual(added);
  });

  test.each([
    ['#web', true],
    ['/#web', true],
    ['/other#web', false],
    ['/?from=mail#web', false],
    ['https://other.example/#web', false],
    ['#web" target="_blank', false],
    ['#', false],
  ])('picks a choice when a link to it on this page is clicked: %s, %s', (href, isPicked) => {
    document.body.innerHTML = `${WITH_CHOICE}<a href="${href}">Web</a>`;
    onTestFinished(formDraft(document.body));
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    document.querySelector('a')?.click();

    expect(valuesOf(form())).toEqual(isPicked ? [['about', 'Web']] : []);
    expect(readDraft('f') !== null).toBe(isPicked);
  });

  test('ends a draft when the form is emptied', () => {
    const detach = formDraft(document.body);
    fillIn(form(), written);
    saveDraft(form());
    form().reset();
    form().dispatchEvent(new Event('reset', { bubbles: true }));
    expect([readDraft('f'), valuesOf(form())]).toEqual([null, []]);
    detach();
  });

  test.each(['', '#', '#f', '#"]', '#%'])('picks and keeps nothing at “%s”', (hash) => {
    onTestFinished(() => history.replaceState(null, '', '#'));
    history.replaceState(null, '', `/${hash}`);
    formDraft(document.body)();

    expect(valuesOf(form())).toEqual([]);
    expect(sessionStorage).toHaveLength(0);
  });

  test('lets the browser submit the form, but while offline only to the mail program', () => {
    const detach = formDraft(document.body);
    const onLine = vi.spyOn(navigator, 'onLine', 'get');
    const submit = (action: string) => {
      form().setAttribute('action', action);
      const event = new Event('submit', { bubbles: true, cancelable: true });
      form().dispatchEvent(event);
      return event.defaultPrevented;
    };
    onLine.mockReturnValue(false);
    expect(submit('https://forms.example/')).toBe(true);
    expect(submit('mailto:hello@firm.example')).toBe(false);
    onLine.mockReturnValue(true);
    expect(submit('https://forms.example/')).toBe(false);
    detach();
  });
});

function form(): HTMLFormElement {
  return document.forms[0] as HTMLFormElement;
}
