import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeThrown } from '../../build/faults/fault.ts';
import type { AuditContext } from '../audit-context.ts';
import type { AuditedSite } from '../audited-site.ts';
import { buildBelowBase } from '../browsers/build-below-base.ts';
import { findNewOverlaps } from '../browsers/find-new-overlaps.ts';
import { openFirefox } from '../browsers/firefox.ts';
import { JOURNEYS } from '../browsers/journeys.ts';
import { type OpenOptions, type OtherBrowser, WaitTimeout } from '../browsers/other-browser.ts';
import { recordingCopy, takeMessages } from '../browsers/record-messages.ts';
import { openWebkit } from '../browsers/webkit.ts';
import type { Check } from '../check.ts';
import { NotRun } from '../not-run.ts';

type Open = (context: AuditContext, options: OpenOptions) => Promise<OtherBrowser>;

const OPENERS: readonly Open[] = [openFirefox, openWebkit];

/**
 * Firefox and WebKitGTK, if they are installed: everything a visitor does must work, nothing may appear in the console,
 * and nothing may overlap that does not overlap in Chromium. This project's own site is also checked below a base path.
 */
export const browsers: Check = {
  name: 'browsers',
  title: 'What does not work in another browser',
  fix: 'Open the page in that browser and repeat the step that the line names.',
  async run(site, context) {
    const folder = mkdtempSync(join(tmpdir(), 'pointwork-browsers-'));
    const problems: string[] = [];
    const notRun: NotRun[] = [];
    const names: string[] = [];
    const sites = [recordingCopy(site, join(folder, 'site'))];
    try {
      const below = await buildBelowBase(site, join(folder, 'built'));
      if (below) sites.push(recordingCopy(below, join(folder, 'below')));
      for (const open of OPENERS) {
        try {
          const name = await checkBrowser(open, sites, context, problems);
          names.push(name);
        } catch (error) {
          if (!(error instanceof NotRun)) throw error;
          notRun.push(error);
        }
      }
    } finally {
      await Promise.all(sites.map((one) => one.close()));
      rmSync(folder, { recursive: true, force: true });
    }
    if (names.length === 0) {
      throw new NotRun(
        notRun.map(({ message }) => message).join('; '),
        notRun.every(({ isOptional }) => isOptional),
      );
    }
    const bases = sites.map(({ base }) => base).join(' and ');
    return {
      covered: `${names.join(', ')}, below ${bases}`,
      result: 'as in Chromium',
      problems,
      notRun,
    };
  },
  plantedFault: {
    what: 'a picture that is not there',
    plant: (site) => site.addMarkup('<img src="/no-such-picture" alt="">'),
    found: /did not load: .*no-such-picture/,
  },
};

/** @returns the browser's name. */
async function checkBrowser(
  open: Open,
  sites: readonly AuditedSite[],
  context: AuditContext,
  problems: string[],
): Promise<string> {
  const browser = await open(context, { lessMotion: false });
  try {
    for (const site of sites) {
      const { routes, base } = site;
      const place = `${browser.name}, ${base}`;
      const origin = await site.origin();
      await browser.resize(1280, 900);
      for (const [name, journey] of Object.entries(JOURNEYS)) {
        context.say(`browsers: ${place}: ${name}`);
        try {
          await journey(browser, { origin, routes });
        } catch (error) {
          const why =
            error instanceof WaitTimeout ? error.message : `broke: ${describeThrown(error)}`;
          problems.push(`${place}: ${name}: ${why}`);
        }
        problems.push(...(await takeMessages(browser)).map((line) => `${place}: ${name}: ${line}`));
      }
    }
  } finally {
    await browser.close();
  }
  const [first] = sites;
  const still = await open(context, { lessMotion: true });
  try {
    if (first) problems.push(...(await findNewOverlaps(still, first, context)));
  } finally {
    await still.close();
  }
  return browser.name;
}
