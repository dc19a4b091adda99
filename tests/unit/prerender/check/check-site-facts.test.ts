import { expect, test } from 'vitest';
import { checkSiteFacts } from '../../../../scripts/prerender/check/check-site-facts.ts';

const site = { name: 'Small', url: 'https://small.example' };

test('valid facts about the site are returned unchanged', () => {
  const full = {
    ...site,
    organization: { telephone: '+46', address: { city: 'Malmö' } },
    formEndpoint: { provider: 'own', url: 'https://forms.example/send' },
    thirdParties: { styles: [{ url: 'https://fonts.example/a.css' }] },
  };
  expect(checkSiteFacts({ site: full }, '_site.ts')).toEqual({ site: full, faults: [] });
});

const needsJson = 'only JSON can be written into pages.';

test.each<[facts: object, why: string]>([
  [{ name: ' ' }, 'site.name is missing or empty.'],
  [{ url: undefined }, 'The site URL "" cannot be used'],
  [{ url: 'https://small.example/' }, 'write "https://small.example"'],
  [{ formEndpoint: { provider: 'own', url: 'http://forms.example' } }, 'must be an absolute URL'],
  [{ thirdParties: { scripts: [{ url: '//b.example/b.js' }] } }, 'that starts with https://'],
  [{ link: [{ rel: 'canonical', href: '/' }] }, 'site.link[0] is "canonical". Leave it out'],
  [
    { organization: { founded: new Date(0) } },
    `site.organization.founded is an instance of Date; ${needsJson}`,
  ],
  [{ slogan: () => 'On time' }, `site.slogan is a function; ${needsJson}`],
  [{ language: 5 }, 'site.language is not a string.'],
  [{ themeColor: null }, 'site.themeColor is not a string.'],
])('the facts %j are refused', (facts, why) => {
  expectRefusal({ site: { ...site, ...facts } }, why);
});

test('a module without a site is refused', () => {
  for (const module of [undefined, { site: null }]) {
    expectRefusal(module, 'The module does not export `site`.');
  }
});

function expectRefusal(module: unknown, why: string): void {
  const { site: found, faults } = checkSiteFacts(module, 'layouts/_site.ts');
  expect(found).toBe(undefined);
  expect(faults).toMatchObject([{ file: 'layouts/_site.ts', why: expect.stringContaining(why) }]);
}
