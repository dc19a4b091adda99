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

test.each<[what: string, module: unknown, why: string]>([
  ['without exports', undefined, 'The module does not export `site`.'],
  ['whose site is null', { site: null }, 'The module does not export `site`.'],
  ['with a blank name', { site: { ...site, name: ' ' } }, 'site.name is missing or empty.'],
  ['without a URL', { site: { name: 'Small' } }, 'The site URL "" cannot be used'],
  [
    'whose URL ends in a slash',
    { site: { ...site, url: 'https://small.example/' } },
    'write "https://small.example"',
  ],
  [
    'whose form endpoint is not encrypted',
    { site: { ...site, formEndpoint: { provider: 'own', url: 'http://forms.example' } } },
    'must be an absolute URL',
  ],
  [
    'with a third-party script that has no scheme',
    { site: { ...site, thirdParties: { scripts: [{ url: '//b.example/b.js' }] } } },
    'must be an absolute URL that starts with https://',
  ],
  [
    'with an entry for the head that the build writes itself',
    { site: { ...site, link: [{ rel: 'canonical', href: '/' }] } },
    'site.link[0] is "canonical". Leave it out: the build writes it.',
  ],
  [
    'with an organization that has a Date',
    { site: { ...site, organization: { founded: new Date(0) } } },
    'site.organization.founded is an instance of Date; only JSON can be written into pages.',
  ],
  [
    'with a further fact that is a function',
    { site: { ...site, slogan: () => 'On time' } },
    'site.slogan is a function; only JSON can be written into pages.',
  ],
  [
    'whose language is a number',
    { site: { ...site, language: 5 } },
    'site.language is not a string.',
  ],
  [
    'whose theme colour is null',
    { site: { ...site, themeColor: null } },
    'site.themeColor is not a string.',
  ],
])('a _site.ts %s is refused', (_, module, why) => {
  const { site: found, faults } = checkSiteFacts(module, 'layouts/_site.ts');
  expect(found).toBe(undefined);
  expect(faults).toMatchObject([{ file: 'layouts/_site.ts', why: expect.stringContaining(why) }]);
});
