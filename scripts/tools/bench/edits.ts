import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { readDevOptions } from '../../dev/dev-options.ts';
import { runDevServer } from '../../dev/run-dev-server.ts';
import { SITE_FOLDERS } from '../../prerender/discover/discover-modules.ts';
import { PROJECT } from '../../prerender/options.ts';
import { textTable } from '../../prerender/report/text-table.ts';
import { launchBrowser } from '../browser/launch-browser.ts';
import type { Bench, Section } from './bench-run.ts';
import { medianOf } from './median.ts';
import { siteWords } from './site-words.ts';
import { pointwork } from './tools/pointwork.ts';
import { milliseconds } from './units.ts';

const EDITS = 10;

/** How long an edit may take, in milliseconds. */
const LIMIT = 150;

/** The number of pages of the large site. */
const ROUTES = 1_000;

interface Edit {
  name: string;
  file: string;
  /** The text to replace; if it is empty, `to` is appended. */
  from: string;
  to: string;
  /** JavaScript that is true in the page once it shows the edit. */
  isShown: string;
}

/** A site with an open page that is edited. */
interface EditedSite {
  name: string;
  root: string;
  /** Of the open page. */
  path: string;
  edits: readonly Edit[];
}

/** Measures the time from saving a source to the first frame in which an open page shows the edit. */
export const edits: Section = {
  name: 'edits',
  peers: 'without',
  title: `An edit in the development server, from saving to the screen: median of ${EDITS}`,
  async measure(bench) {
    const rows = [['', 'time', 'of the limit']];
    for (const site of [ownSite(bench), await largeSite(bench)]) {
      for (const [name, time] of await timeEdits(site)) {
        const share = `${Math.round((100 * time) / LIMIT)} %`;
        rows.push([`${site.name}: ${name}`, milliseconds(time), share]);
      }
    }
    return textTable(rows);
  },
};

/** A copy of the site of this project. */
function ownSite(bench: Bench): EditedSite {
  const root = bench.newFolder();
  for (const folder of [...SITE_FOLDERS, 'scripts/shared']) {
    cpSync(join(PROJECT, folder), join(root, folder), { recursive: true });
  }
  const edits = [
    wordEdit('pages/contact.content.ts', 'Tell us what is stuck.', 'Tell us what stands still.'),
    componentEdit('components/ui/Heading.tsx', '<Tag id={id}'),
    STYLE,
  ];
  return { name: 'this site', root, path: 'contact', edits };
}

/** A generated site of many pages. */
async function largeSite(bench: Bench): Promise<EditedSite> {
  const tool = pointwork(bench.engine);
  const { root } = await bench.site(tool, ROUTES);
  const { title = '' } = siteWords(ROUTES)[0] ?? {};
  const edits = [
    wordEdit('pages/index.tsx', `<h1>${title}`, '<h1>Home', 'Home'),
    componentEdit('components/blocks/Section/Section.tsx', '<h2 id={id}'),
    STYLE,
  ];
  return { name: `${ROUTES.toLocaleString('en')} pages`, root, path: '', edits };
}

function wordEdit(file: string, from: string, to: string, heading = to): Edit {
  const isShown = `document.querySelector('h1')?.textContent === ${JSON.stringify(heading)}`;
  return { name: 'a word of the copy', file, from, to, isShown };
}

function componentEdit(file: string, tag: string): Edit {
  const to = tag.replace(' ', ' lang="en" ');
  const isShown = `document.querySelector('h2')?.lang === 'en'`;
  return { name: 'a component of all pages', file, from: tag, to, isShown };
}

const STYLE: Edit = {
  name: 'a line of the stylesheet',
  file: 'assets/styles/site.css',
  from: '',
  to: '\nbody { outline: 3px solid }\n',
  isShown: `getComputedStyle(document.body).outlineStyle === 'solid'`,
};

/** @returns the name of each edit with its median time, in milliseconds. */
async function timeEdits({ root, path, edits: all }: EditedSite): Promise<[string, number][]> {
  const options = readDevOptions(['--root', root, '--port', '0']);
  const server = await runDevServer(options, () => {});
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    await page.addInitScript(watchFrames(all));
    await page.goto(server.url + path, { waitUntil: 'load' });
    const times: [string, number][] = [];
    for (const edit of all) times.push([edit.name, await timeEdit(page, root, edit)]);
    return times;
  } finally {
    await browser.close();
    await server.close();
  }
}

/** Makes an edit and takes it back, several times, and measures until the first frame in which the page shows it. */
async function timeEdit(page: Page, root: string, edit: Edit): Promise<number> {
  const file = join(root, edit.file);
  const original = readFileSync(file, 'utf8');
  const edited = edit.from ? original.replace(edit.from, edit.to) : original + edit.to;
  const figures: number[] = [];
  for (let index = 0; index < EDITS; index++) {
    const isEdited = index % 2 === 0;
    const start = performance.timeOrigin + performance.now();
    writeFileSync(file, isEdited ? edited : original);
    const since = await page.waitForFunction(sinceWhen, [edit.name, isEdited] as const);
    figures.push(Number(await since.jsonValue()) - start);
  }
  return medianOf(figures);
}

/** A script for every document of the page: records in which frame each edit appears or goes, in milliseconds since 1970. */
function watchFrames(edits: readonly Edit[]): string {
  const looks = edits.map(({ name, isShown }) => `[${JSON.stringify(name)}, () => ${isShown}]`);
  return `
    const looks = [${looks.join()}];
    window.seen = {};
    const watch = () => {
      const since = performance.timeOrigin + performance.now();
      for (const [name, look] of document.querySelector('h2') ? looks : []) {
        const isShown = look();
        if (seen[name]?.isShown !== isShown) seen[name] = { isShown, since };
      }
      requestAnimationFrame(watch);
    };
    watch();`;
}

/** Runs in the page. Returns when an edit appeared or went; false if it has not yet. */
function sinceWhen([name, isWanted]: readonly [string, boolean]): number | false {
  const { isShown, since } = Reflect.get(window, 'seen')[name] ?? {};
  return isShown === isWanted && since;
}
