import { expect, test } from 'vitest';
import { type DevDocument, devDocument } from '../../../scripts/dev/dev-document.ts';
import type { DevMessage } from '../../../scripts/dev/dev-messages.ts';
import type { DevPage } from '../../../scripts/dev/dev-site.ts';
import { trackTabs } from '../../../scripts/dev/tabs.ts';
import type { Fault } from '../../../scripts/prerender/faults/fault.ts';

const FAULT: Fault = { what: 'What', why: 'Why', fix: 'Fix' };
const NO_FAULTS = { type: 'faults', faults: [] };
const HOME = page('Home');

test('a page that shows what is on the disk is told its faults, and nothing else', async () => {
  const { show, messages } = openTab({ document: HOME, faults: [FAULT] });
  await show(HOME);
  expect(messages()).toEqual([{ type: 'faults', faults: [FAULT] }]);
});

test.each([
  ['a stylesheet', page('Home', 'new.css'), { type: 'styles', urls: ['/site.css', '/new.css'] }],
  ['a word', page('Another home'), { type: 'reload' }],
])('a page that is old when it connects, by %s, is told so', async (_, document, message) => {
  const { show, messages } = openTab({ document, faults: [] });
  await show(HOME);
  expect(messages()).toEqual([NO_FAULTS, message]);
});

test('words that change while a page is open are sent with the version that it then has, which is current on the next connect', async () => {
  const { show, messages, change } = openTab({ document: HOME, faults: [] });
  await show(HOME);
  const after = page('Another home');
  await change({ document: after, faults: [] });
  const { version } = after;
  expect(messages().slice(1)).toEqual([
    NO_FAULTS,
    { type: 'words', version, changes: [expect.objectContaining({ after: 'Another home' })] },
  ]);
  const next = openTab({ document: after, faults: [] });
  await next.show({ ...HOME, version });
  expect(next.messages()).toEqual([NO_FAULTS]);
});

test('a page loads again if more than words and styles has changed', async () => {
  const { show, messages, change } = openTab({ document: HOME, faults: [] });
  await show(HOME);
  await change({ document: page('Home', 'old.css', 'Another title'), faults: [] });
  expect(messages().at(-1)).toEqual({ type: 'reload' });
});

test('an error page that a visit has shown has no version, and gets the current one', async () => {
  const { show, messages } = openTab({ document: HOME, faults: [] });
  await show({ version: '', styles: [] });
  expect(messages()).toEqual([NO_FAULTS, { type: 'words', changes: [], version: HOME.version }]);
});

test('a page that cannot be rendered is told its faults, and loads again once it can be', async () => {
  const { show, messages, change } = openTab({ faults: [FAULT] });
  await show({ version: 'faults', styles: [] });
  expect(messages()).toEqual([{ type: 'faults', faults: [FAULT] }]);
  await change({ document: HOME, faults: [] });
  expect(messages()).toContainEqual({ type: 'reload' });
});

test('a page of the gallery loads again when any source has changed', async () => {
  const { show, messages, change } = openTab({ version: 'one' });
  await show({ version: 'one', styles: [] });
  expect(messages()).toEqual([]);
  await change({ version: 'two' });
  expect(messages()).toEqual([{ type: 'reload' }]);
});

test('a tab that closes, or shows another page, before its page is found is sent nothing about it', async () => {
  const found = Promise.withResolvers<DevPage>();
  const { tab, messages } = openTab(found.promise);
  const shown = [
    tab.show({ path: '/', version: '', styles: [] }),
    tab.show({ path: '/', version: '', styles: [] }),
  ];
  tab.close();
  found.resolve({ document: HOME, faults: [FAULT] });
  await Promise.all(shown);
  expect(messages()).toEqual([]);
});

function page(words: string, stylesheet = 'old.css', title = 'Home'): DevDocument {
  return devDocument({
    html: '',
    head: { built: '', sent: '', style: '/site.css' },
    layout: { html: '', gap: 0 },
    content: { html: `<p data-source="a.tsx:1">${words}</p>`, styles: [`/${stylesheet}`], title },
    shared: '',
  });
}

/** A tab that shows a page, which `change` replaces. */
function openTab(first: DevPage | { version: string } | Promise<DevPage>) {
  const sent: DevMessage[] = [];
  let current = first;
  const tabs = trackTabs('/', async () => current);
  const tab = tabs.open((message) => sent.push(message));
  return {
    tab,
    messages: () => sent,
    show: ({ version, styles }: Pick<DevDocument, 'version' | 'styles'>) =>
      tab.show({ path: '/', version, styles }),
    async change(next: typeof first) {
      current = next;
      await tabs.notify();
    },
  };
}
