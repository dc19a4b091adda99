import { appendFileSync, cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { PROJECT } from '../../prerender/options.ts';
import { textTable } from '../../prerender/report/text-table.ts';
import { launchBrowser } from '../browser/launch-browser.ts';
import { newFolder } from '../new-folder.ts';
import { startServer } from '../start-server.ts';
import { command } from './site-tools.ts';
import { medianOf, milliseconds } from './units.ts';

/** How often each edit is made. */
const EDITS = 5;

/** What the site is made of. */
const SOURCES = ['assets', 'components', 'layouts', 'pages', 'scripts/shared', 'package.json'];

interface Edit {
  name: string;
  /** Changes a file of the site, to something else each time. */
  make: (root: string, time: number) => void;
  /** Runs in the page: whether it shows the edit. */
  isShown: (time: number) => boolean;
}

const KINDS: readonly Edit[] = [
  {
    name: 'a word',
    make: (root, time) => {
      const file = join(root, 'pages/index.content.ts');
      const source = readFileSync(file, 'utf8');
      writeFileSync(file, source.replace(/title: '(?:\d )?/, `title: '${time} `));
    },
    isShown: (time) => document.querySelector('h1')?.textContent.startsWith(`${time} `) ?? false,
  },
  {
    name: 'a style',
    make: (root, time) =>
      appendFileSync(
        join(root, 'components/blocks/Intro/Intro.css'),
        `h1 { outline-offset: ${time}px; }\n`,
      ),
    isShown: (time) => {
      const heading = document.querySelector('h1');
      return heading !== null && getComputedStyle(heading).outlineOffset === `${time}px`;
    },
  },
  {
    name: 'a script, which is a reload',
    make: (root, time) =>
      appendFileSync(
        join(root, 'components/blocks/Portfolio/PortfolioFilter.island.tsx'),
        `console.debug(${time});\n`,
      ),
    isShown: () => !('isOld' in window) && document.querySelector('h1') !== null,
  },
];

/** Measures edits of a copy of this project's site in `npm run dev`, until the home page is painted again. */
export async function edits(): Promise<string> {
  const root = newFolder();
  for (const part of SOURCES) cpSync(join(PROJECT, part), join(root, part), { recursive: true });
  symlinkSync(join(PROJECT, 'node_modules'), join(root, 'node_modules'));
  const dev = [process.execPath, ...command('dev.ts'), '--root', root, '--host=127.0.0.1'];
  const server = await startServer((port) => [...dev, `--port=${port}`]);
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    await page.goto(server.origin, { waitUntil: 'networkidle' });
    const rows = [[`Edit in npm run dev, median of ${EDITS}`, 'painted again']];
    for (const edit of KINDS) {
      const times: number[] = [];
      for (let time = 1; time <= EDITS; time++) times.push(await timeEdit(page, root, edit, time));
      rows.push([edit.name, milliseconds(medianOf(times))]);
    }
    return textTable(rows);
  } finally {
    await Promise.all([browser.close(), server.close()]);
  }
}

async function timeEdit(page: Page, root: string, edit: Edit, time: number): Promise<number> {
  await page.evaluate(() => Reflect.set(window, 'isOld', true));
  const start = performance.now();
  edit.make(root, time);
  await page.waitForFunction(edit.isShown, time);
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  const end = performance.now();
  await page.waitForLoadState('networkidle');
  return end - start;
}
