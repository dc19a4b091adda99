import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage } from '../../support/browser/open-page.ts';
import { develop } from '../../support/dev/develop.ts';
import { pageSource, writeFiles } from '../../support/sites/site-files.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const SITE = {
  'layouts/default.tsx': 'export default ({ children }) => <main>{children}</main>;',
  'pages/index.tsx': pageSource(
    'Home',
    '<Buttons /><Differs /><p data-behavior="early">Early</p><p data-behavior="late">Late</p>',
    {
      above: `import Buttons from '../components/Buttons.island.tsx';
import Differs from '../components/Differs.island.tsx';`,
    },
  ),
  'components/Buttons.island.tsx': `import { useState } from 'react';
export const hydrate = 'load';
export default function Buttons() {
  const [state, setState] = useState('');
  if (state === 'broken') throw new Error('while rendering');
  return (
    <div>
      <button onClick={() => { throw new TypeError('in a handler'); }}>Handler</button>
      <button onClick={() => void Promise.reject(new Error('in a promise'))}>Promise</button>
      <button onClick={() => { throw 'a text'; }}>Text</button>
      <button onClick={() => setState('list')}>List</button>
      <button onClick={() => setState('broken')}>Render</button>
      {state === 'list' && [<i />, <b />]}
    </div>
  );
}
`,
  'components/Differs.island.tsx': `export const hydrate = 'load';

export default function Differs() {
  return <p>{'window' in globalThis ? 'client' : 'server'}</p>;
}
`,
  'components/early.behavior.ts': `const words: string | undefined = undefined;

export default function early(element: HTMLElement) {
  element.textContent = words!.toUpperCase();
  return () => {};
}
`,
  'components/late.behavior.ts': `export default function late(element: HTMLElement) {
  element.onclick = () => {
    throw new RangeError('in a behavior');
  };
  element.dataset.attached = '';
  return () => {};
}
`,
};

test('one overlay shows every error of the browser with its file, line and excerpt', async () => {
  const root = await temporaryFolder();
  await writeFiles(root, SITE);
  const { url } = await develop({ root });
  const page = await openPage();
  page.setDefaultTimeout(15_000);
  await page.goto(url);
  await shown(page, 'Hydration failed', 'components/Differs.island.tsx:4', /window/);
  await shown(page, 'TypeError: Cannot read', 'components/early.behavior.ts:4', /words!/);

  await click(page, 'Handler');
  await shown(page, 'TypeError: in a handler', 'components/Buttons.island.tsx:8', /onClick/);
  await click(page, 'Promise');
  await shown(page, 'Error: in a promise', 'components/Buttons.island.tsx:9', /Promise/);
  await click(page, 'Text');
  await shown(page, 'It threw a text', 'components/Buttons.island.tsx:10', /a text/);
  await click(page, 'List');
  await shown(page, 'unique "key" prop', 'components/Buttons.island.tsx:13', /<b/);
  await click(page, 'Render');
  await shown(page, 'Error: while rendering', 'components/Buttons.island.tsx:5', /broken/);

  await page.waitForSelector('[data-attached]');
  await page.evaluate(() => document.querySelector<HTMLElement>('[data-attached]')?.click());
  await shown(page, 'RangeError: in a behavior', 'components/late.behavior.ts:3', /throw/);
  expect(await page.locator('pointwork-faults dialog').count()).toBe(1);
});

/** Clicks a button behind the overlay. */
function click(page: Page, name: string): Promise<void> {
  return page.evaluate((wanted) => {
    for (const button of document.querySelectorAll('button')) {
      if (button.textContent === wanted) button.click();
    }
  }, name);
}

/** Waits until a fault is shown, at a line whose text matches. */
async function shown(page: Page, why: string, place: string, line: RegExp): Promise<void> {
  const fault = page.locator('pointwork-faults article', { hasText: why });
  await fault.waitFor();
  expect(await fault.locator('.place').textContent()).toBe(place);
  expect(await fault.locator('mark').textContent()).toMatch(line);
}
