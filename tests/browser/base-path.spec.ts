import { describe, expect, test } from 'vitest';
import { setupVisits } from '../support/setup-visits.ts';

const arrive = setupVisits();

describe('a site below a base path', () => {
  test('visits its pages, and leaves what lies beside it to the browser', async () => {
    const visitor = await arrive('/site/', { build: 'based' });
    await visitor.visit('Long');
    await expect.poll(() => visitor.address).toBe('/site/long');
    await visitor.visit('Night');
    await visitor.visit('Home');
    await expect.poll(() => visitor.address).toBe('/site/');
    expect(await visitor.page.locator('a[aria-current=page]').textContent()).toBe('Home');
    expect(visitor.documents).toEqual(['/site/']);

    await visitor.addToPage('<a href="/long">Beside</a>');
    await visitor.click('Beside');
    await visitor.page.waitForURL('**/long');

    expect(visitor.documents).toEqual(['/site/', '/long']);
  });

  test('names an unknown path without the base', async () => {
    const visitor = await arrive('/site/long', { build: 'based' });
    await visitor.addToPage('<a href="/site/no/such">Go</a>');
    visitor.expectComplaints(/^console error: Route \/no\/such is not pre-rendered/);

    await visitor.visit('Go');

    await expect.poll(() => visitor.address).toBe('/site/no/such');
    await visitor.visit('Back to the home page');
    await expect.poll(() => visitor.address).toBe('/site/');
  });

  test('hydrates an island, whose link keeps the base', async () => {
    const visitor = await arrive('/site/islands', { build: 'based' });
    await visitor.page.waitForSelector('react-island[data-state=hydrated]');

    await visitor.page.getByRole('button', { name: 'Pressed: 0' }).click();

    await visitor.page.getByRole('button', { name: 'Pressed: 1' }).waitFor();
    const link = visitor.page.getByRole('link', { name: 'To the press' });
    expect(await link.getAttribute('href')).toBe('/site/quick');
  });
});
