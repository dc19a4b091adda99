import { messageOf } from '../../../prerender/faults/fault.ts';
import { newFolder } from '../../../prerender/files/new-folder.ts';
import { serveCommand, startServer } from '../../start-server.ts';
import type { AuditedSite } from '../audited-site.ts';
import { openFirefox } from '../browsers/firefox.ts';
import { JOURNEYS } from '../browsers/journeys.ts';
import type { OtherBrowser } from '../browsers/other-browser.ts';
import { copyRecording, takeMessages } from '../browsers/record-messages.ts';
import { openWebkit } from '../browsers/webkit.ts';
import type { Check } from '../check.ts';

/** Everything a visitor does must work in browsers other than Chromium, too, and leave nothing in the console. */
export const browsers: Check = {
  name: 'browsers',
  fix: 'Open the page in that browser and repeat the step that the line names.',
  parts: [
    { name: 'Firefox', run: (site) => makeJourneys(openFirefox, site) },
    { name: 'WebKitGTK', run: (site) => makeJourneys(openWebkit, site) },
  ],
};

async function makeJourneys(
  open: () => Promise<OtherBrowser>,
  site: AuditedSite,
): Promise<string[]> {
  const browser = await open();
  const folder = newFolder();
  copyRecording(site, folder);
  const server = await startServer((port) => serveCommand(folder, port));
  const problems: string[] = [];
  try {
    for (const [name, journey] of Object.entries(JOURNEYS)) {
      await journey(browser, server.origin, site.routes).catch((error: unknown) => {
        problems.push(`${name}: ${messageOf(error)}`);
      });
      problems.push(...(await takeMessages(browser)).map((line) => `${name}: ${line}`));
    }
  } finally {
    await Promise.all([browser.close(), server.close()]);
  }
  return problems;
}
