import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { launchBrowser } from '../browser/launch-browser.ts';
import { readDevOptions } from '../dev/dev-options.ts';
import { runDevServer } from '../dev/run-dev-server.ts';
import { PROJECT, type Section } from './bench-run.ts';
import { milliseconds, table } from './table.ts';

const EDITS = 10;

/** How long an edit may take, in milliseconds. */
const LIMIT = 150;

/** What the page shows of the edits, and since which frame, in milliseconds since 1970. */
interface Appearance {
  heading: string;
  outline: string;
  since: number;
}

interface Edit {
  name: string;
  file: string;
  /** The text to replace; if it is empty, `to` is appended. */
  from: string;
  to: string;
  /** Which property of Appearance shows the edit, and its values before and after. */
  property: 'heading' | 'outline';
  before: string;
  after: string;
}

const WORD: Edit = {
  name: 'a word of the copy',
  file: 'pages/contact.content.ts',
  from: 'Tell us what is stuck.',
  to: 'Tell us what stands still.',
  property: 'heading',
  before: 'Tell us what is stuck.',
  after: 'Tell us what stands still.',
};

const STYLE: Edit = {
  name: 'a line of the stylesheet',
  file: 'assets/styles/site.css',
  from: '',
  to: '\nbody { outline: 3px solid }\n',
  property: 'outline',
  before: 'none',
  after: 'solid',
};

/** Measures the time from saving a source to the first frame in which an open page shows the edit. */
export const edits: Section = {
  name: 'edits',
  peers: 'without',
  title: `An edit in the development server, from saving to the screen: median of ${EDITS}`,
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
      await page.addInitScript(watchFrames);
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
    const since = await page.waitForFunction(sinceWhen, { edit, isEdited });
    figures.push(Number(await since.jsonValue()) - start);
  }
  return figures.toSorted((a, b) => a - b)[figures.length >> 1] ?? Number.NaN;
}

/** Runs in every document of the page, and records in which frame it changes. */
function watchFrames() {
  const watch = () => {
    const heading = document.querySelector('h1')?.textContent ?? '';
    const outline = document.body ? getComputedStyle(document.body).outlineStyle : '';
    const last: Appearance | undefined = Reflect.get(window, 'appearance');
    if (heading !== last?.heading || outline !== last.outline) {
      const since = performance.timeOrigin + performance.now();
      Reflect.set(window, 'appearance', { heading, outline, since });
    }
    requestAnimationFrame(watch);
  };
  watch();
}

/** Runs in the page. Returns since when the page shows the edit, or its removal; false if it does not yet. */
function sinceWhen({ edit, isEdited }: { edit: Edit; isEdited: boolean }): number | false {
  const appearance: Appearance | undefined = Reflect.get(window, 'appearance');
  const wanted = isEdited ? edit.after : edit.before;
  return appearance?.[edit.property] === wanted && appearance.since;
}
