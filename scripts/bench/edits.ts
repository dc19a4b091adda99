import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { launchBrowser } from '../../tests/support/launch-browser.ts';
import { readDevOptions } from '../dev/dev-options.ts';
import { runDevServer } from '../dev/run-dev-server.ts';
import { PROJECT, type Section } from './bench-run.ts';
import { milliseconds, table } from './table.ts';

const EDITS = 10;

/** What a maintainer may wait for, in milliseconds. */
const LIMIT = 150;

interface Edit {
  name: string;
  file: string;
  from: string;
  to: string;
  /** Runs in the browser: the time, in milliseconds of the epoch, when it shows the edit, or shows it no more. */
  shownAt: (isEdited: boolean) => number | false;
}

const WORD: Edit = {
  name: 'a word of the copy',
  file: 'pages/contact.content.ts',
  from: 'Tell us what is stuck.',
  to: 'Tell us what stands still.',
  shownAt: (isEdited) =>
    document.querySelector('h1')?.textContent?.includes('still') === isEdited &&
    performance.timeOrigin + performance.now(),
};

const STYLE: Edit = {
  name: 'a line of the stylesheet',
  file: 'assets/styles/site.css',
  from: '',
  to: '\nbody { outline: 3px solid }\n',
  shownAt: (isEdited) =>
    (getComputedStyle(document.body).outlineStyle === 'solid') === isEdited &&
    performance.timeOrigin + performance.now(),
};

/** From the moment a source is written to the frame in which an open page shows it. */
export const edits: Section = {
  title: 'An edit in the development server, from the write to the screen, median of 10',
  async measure(bench) {
    const root = bench.newFolder();
    for (const folder of ['pages', 'layouts', 'components', 'assets', 'scripts/shared']) {
      cpSync(join(PROJECT, folder), join(root, folder), { recursive: true });
    }
    const options = readDevOptions(['--root', root, '--port', '0']);
    if (options === 'help') throw new Error('unreachable');
    const server = await runDevServer(options, () => {});
    const browser = await launchBrowser();
    try {
      const page = await browser.newPage();
      await page.goto(`${server.url}contact`, { waitUntil: 'load' });
      const rows = [['', 'time', 'of the limit']];
      for (const edit of [WORD, STYLE]) {
        const time = await timeEdit(page, root, edit);
        rows.push([edit.name, milliseconds(time), `${Math.round((100 * time) / LIMIT)} %`]);
      }
      return table(rows);
    } finally {
      await browser.close();
      await server.close();
    }
  },
};

async function timeEdit(page: Page, root: string, edit: Edit): Promise<number> {
  const file = join(root, edit.file);
  const before = readFileSync(file, 'utf8');
  const after = edit.from ? before.replace(edit.from, edit.to) : before + edit.to;
  const figures: number[] = [];
  for (let index = 0; index < EDITS; index++) {
    const isEdited = index % 2 === 0;
    const start = performance.timeOrigin + performance.now();
    writeFileSync(file, isEdited ? after : before);
    const shown = await page.waitForFunction(edit.shownAt, isEdited, { polling: 'raf' });
    figures.push(Number(await shown.jsonValue()) - start);
  }
  return figures.toSorted((a, b) => a - b)[figures.length >> 1] ?? Number.NaN;
}
