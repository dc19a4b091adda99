import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { messageOf } from '../../../prerender/faults/fault.ts';
import type { AuditedSite } from '../audited-site.ts';
import { JOURNEYS } from '../browsers/journeys.ts';
import { type OtherBrowser, openFirefox, openWebkit } from '../browsers/other-browsers.ts';
import { recordingCopy, takeMessages } from '../browsers/record-messages.ts';
import { type Check, NotRun } from '../check.ts';

/**
 * Firefox and WebKitGTK, if they are installed: everything a visitor does must work, and nothing may appear in the
 * console.
 */
export const browsers: Check = {
  name: 'browsers',
  title: 'What does not work in another browser',
  fix: 'Open the page in that browser and repeat the step that the line names.',
  async run(site) {
    const folder = mkdtempSync(join(tmpdir(), 'pointwork-browsers-'));
    const copy = recordingCopy(site, folder);
    const problems: string[] = [];
    const missing: NotRun[] = [];
    const names: string[] = [];
    try {
      for (const open of [openFirefox, openWebkit]) {
        try {
          const browser = await open();
          names.push(browser.name);
          problems.push(...(await makeJourneys(browser, copy)));
        } catch (error) {
          if (error instanceof NotRun) missing.push(error);
          // What was found in the other browser is still told.
          else problems.push(messageOf(error));
        }
      }
    } finally {
      await copy.close();
      rmSync(folder, { recursive: true, force: true });
    }
    if (names.length + problems.length === 0)
      throw new NotRun(missing.map(({ message }) => message).join('; '));
    return { covered: names.join(', '), result: 'as in Chromium', problems, missing };
  },
};

/** Closes the browser at the end. @returns what went wrong. */
async function makeJourneys(browser: OtherBrowser, site: AuditedSite): Promise<string[]> {
  const problems: string[] = [];
  try {
    const origin = await site.origin();
    for (const [name, journey] of Object.entries(JOURNEYS)) {
      const place = `${browser.name}: ${name}`;
      await journey(browser, origin, site.routes).catch((error: unknown) => {
        problems.push(`${place}: ${messageOf(error)}`);
      });
      problems.push(...(await takeMessages(browser)).map((line) => `${place}: ${line}`));
    }
  } finally {
    await browser.close();
  }
  return problems;
}
