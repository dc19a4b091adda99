import { expect, test } from 'vitest';
import { checkSiteFacts } from '../../../../scripts/build/check/check-site-facts.ts';

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

test.each<[module: unknown, why: string]>([
  [undefined, 'The module does not export `site`.'],
  [{ site: null }, 'The module does not export `site`.'],
  [{ site: { ...site, name: ' ' } }, 'site.name is missing or empty.'],
  [{ site: { name: 'Small' } }, 'The site URL "" cannot be used'],
  [{ site: { ...site, url: 'https://small.example/' } }, 'write "https://small.example"'],
  [
    { site: { ...site, formEndpoint: { provider: 'own', url: 'http://forms.example' } } },
    'must be an absolute URL',
  ],
  [
    { site: { ...site, thirdParties: { scripts: [{ url: '//b.example/b.js' }] } } },
    'must be an absolute URL that starts with https://',
  ],
  [
    { site: { ...site, organization: { founded: new Date(0) } } },
    'site.organization.founded is an instance of Date; only JSON can be written into pages.',
  ],
  [
    { site: { ...site, themeColor: () => 'red' } },
    'site.themeColor is a function; only JSON can be written into pages.',
  ],
])('a _site.ts with the exports %o is refused', (module, why) => {
  const { site: found, faults } = checkSiteFacts(module, 'layouts/_site.ts');
  expect(found).toBe(undefined);
  expect(faults).toMatchObject([{ file: 'layouts/_site.ts', why: expect.stringContaining(why) }]);
});
