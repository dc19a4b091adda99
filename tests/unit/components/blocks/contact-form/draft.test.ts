// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import {
  fillIn,
  forgetDraft,
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
  test('comes back as it was left', () => {
    fillIn(form(), written);
    expect(valuesOf(form())).toEqual(written);
    saveDraft(form());

    document.body.innerHTML = FORM;
    expect(valuesOf(form())).toEqual([]);
    fillIn(form(), readDraft('f')?.values ?? []);
    expect(valuesOf(form())).toEqual(written);
  });

  test.each([
    '{}',
    '[]',
    '"a"',
    '{"since":1,"values":{}}',
    '{"since":1,"values":[1]}',
    '{"values":[]}',
  ])('is ignored if %s is stored in its place, and the form still works', (kept) => {
    sessionStorage.setItem('pointwork-draft-f', kept);
    expect(readDraft('f')).toBeNull();

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

  test('can be forgotten', () => {
    saveDraft(form());
    forgetDraft('f');
    expect(readDraft('f')).toBe(null);
    expect(sessionStorage.getItem('pointwork-draft-f')).toBe('null');
  });

  test('is ignored if it cannot be read, and lost without an error if storage is denied', () => {
    sessionStorage.setItem('pointwork-draft-f', '{');
    expect(readDraft('f')).toBe(null);
    const denied = () => {
      throw new DOMException('No', 'SecurityError');
    };
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(denied);
    saveDraft(form());
    forgetDraft('f');
    expect(readDraft('f')).toBe(null);
  });
});

describe('the behavior that keeps drafts', () => {
  test('keeps what is typed, and fills it in again when the form’s prerendered HTML comes back', async () => {
    const detach = formDraft(document.body);
    fillIn(form(), written);
    form().dispatchEvent(new Event('input', { bubbles: true }));
    document.body.innerHTML = FORM;
    await vi.waitFor(() => expect(valuesOf(form())).toEqual(written));

    detach();
    form().reset();
    form().dispatchEvent(new Event('input', { bubbles: true }));
    expect(readDraft('f')?.values).toEqual(written);
  });

  test('also keeps what was typed before it was attached', () => {
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

  test('picks the choice that the visitor arrives at, and keeps their own choice through a reload', () => {
    /** Loads the page at a history entry. @returns what is chosen. */
    const arrive = (key: number) => {
      document.body.innerHTML =
        '<form id="f"><label><input type="radio" name="call" value="no"></label><label id="call"><input type="radio" name="call" value="yes"></label></form>';
      history.replaceState({ pointwork: { key, index: 0 } }, '', '#call');
      onTestFinished(formDraft(document.body));
      return valuesOf(form())[0]?.[1];
    };
    onTestFinished(() => history.replaceState(null, '', '#'));
    expect(arrive(1)).toBe('yes');
    form().reset();
    fillIn(form(), [['call', 'no']]);
    form().dispatchEvent(new Event('input', { bubbles: true }));

    expect(arrive(1)).toBe('no');
    expect(arrive(2)).toBe('yes');
  });

  test('adds the choice that the visitor arrives at to those in the draft', () => {
    onTestFinished(() => history.replaceState(null, '', '#'));
    fillIn(form(), written);
    saveDraft(form());
    document.body.innerHTML = FORM.replace(
      '<input type="checkbox" name="about" value="Web">',
      '<label id="web">$&</label>',
    );
    history.replaceState({ pointwork: { key: 1, index: 0 } }, '', '#web');
    onTestFinished(formDraft(document.body));

    expect(valuesOf(form())).toEqual([
      ...written.slice(0, 2),
      ['about', 'Web'],
      ...written.slice(2),
    ]);
  });

  test.each(['', '#', '#f', '#"]', '#%'])('picks nothing at “%s”', (hash) => {
    onTestFinished(() => history.replaceState(null, '', '#'));
    history.replaceState(null, '', `/${hash}`);
    formDraft(document.body)();

    expect(valuesOf(form())).toEqual([]);
  });

  test('keeps nothing of a form that nobody has used', () => {
    formDraft(document.body)();

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

describe('the id of a message', () => {
  test('is the same for the same text, even after a reload, and different for other text', async () => {
    const { messageId } = await freshPage();
    const id = messageId('a');
    expect(id).toMatch(/^[0-9a-f]{32}$/);
    expect(messageId('b')).not.toBe(id);
    expect(messageId('a')).toBe(id);

    const reloaded = await freshPage();
    expect(reloaded.messageId('a')).toBe(id);
  });

  test('is a new one after the message was forgotten and the page reloaded', async () => {
    const { messageId, forgetMessage } = await freshPage();
    const id = messageId('a');
    forgetMessage();
    expect(sessionStorage.getItem('pointwork-message')).toBe('null');
    const reloaded = await freshPage();
    expect(reloaded.messageId('a')).not.toBe(id);
  });
});

function form(): HTMLFormElement {
  return document.forms[0] as HTMLFormElement;
}

function freshPage() {
  vi.resetModules();
  return import('../../../../../components/blocks/ContactForm/sending/message-id.ts');
}
