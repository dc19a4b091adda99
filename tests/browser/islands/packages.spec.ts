import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { setupSharedContext } from '../../support/browser/setup-browser.ts';
import { serveFresh } from '../../support/browser/setup-site.ts';
import { runBuild } from '../../support/sites/run-build.ts';
import { writeWorkspace } from '../../support/sites/workspace.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const openPage = setupSharedContext();

test('what packages and imports of CommonJS give in the browser is what they gave in the build, with the base once', async () => {
  const folder = await temporaryFolder();
  await writeWorkspace(folder, 'module');
  const { code, stderr } = await runBuild({ root: join(folder, 'site'), base: '/base/' });
  expect(code, stderr).toBe(0);
  const site = await serveFresh(join(folder, 'site/dist'), undefined, '/base/');
  onTestFinished(site.close);
  const page = await openPage();
  await page.goto(site.at('/'));
  await page.locator('react-island[data-state="hydrated"] #chart').waitFor();
  const drawn = page.locator('#chart > div');
  const look = () =>
    drawn.evaluate((element) => ({
      text: element.textContent,
      addresses: [...element.querySelectorAll('a, img')].map(
        (each) => each.getAttribute('href') ?? each.getAttribute('src'),
      ),
    }));
  const before = await look();
  expect(before.addresses.slice(0, 8)).toEqual(Array(8).fill('/base/'));
  await drawn.evaluate((element) => element.setAttribute('data-built', ''));

  await page.getByRole('button', { name: '0' }).click();
  await page.getByRole('button', { name: '1' }).waitFor();

  expect(await drawn.getAttribute('data-built')).toBeNull();
  expect(await look()).toEqual(before);
});
