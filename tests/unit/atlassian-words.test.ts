import { expect, test } from 'vitest';
import type { ProsePart } from '../../components/ui/Prose.tsx';
import { atlassian } from '../../pages/partners/atlassian.content.ts';

const wordsOf = (part: ProsePart): string => {
  if (typeof part === 'string') return part;
  if ('heading' in part) return part.heading;
  if ('list' in part) return part.list.join(' ');
  if ('stops' in part) return part.stops.map(({ name, text }) => `${name} ${text}`).join(' ');
  const { caption, columns, rows } = part.table;
  return [caption, ...columns, ...rows.flat()].join(' ');
};

const count = (text: string) => text.split(/\s+/).filter(Boolean).length;

test.each(atlassian.guides.guides)(
  'the guide “$title” has 250 to 350 words, a table and the reading time that it states',
  ({ standfirst, parts, readingTime }) => {
    const words = count([standfirst, ...parts.map(wordsOf)].join(' '));

    expect(words).toBeGreaterThanOrEqual(250);
    expect(words).toBeLessThanOrEqual(350);
    expect(parts.some((part) => typeof part === 'object' && 'table' in part)).toBe(true);
    // People read some 200 words a minute.
    expect(readingTime).toBe(`${Math.round(words / 200)} minutes to read`);
  },
);

test('a package has one price, wherever it is named', () => {
  const { prices, situations, service, intro, callToAction } = atlassian;
  const table = new Map<string, readonly string[]>(
    prices.table.rows.map(([name, ...terms]) => [name, terms]),
  );
  const offered = situations.situations.map(({ firstStop, length, price }) => ({
    name: firstStop.replace(' and route plan', ''),
    terms: [length, price],
  }));

  expect(offered.filter(({ name }) => table.has(name))).toHaveLength(3);
  for (const { name, terms } of offered) {
    if (table.has(name)) expect(table.get(name)).toEqual(terms);
  }
  const [, healthCheck = ''] = table.get('Health check') ?? [];
  expect(healthCheck).toBe(`£${Number(service.offers.price).toLocaleString('en-GB')}`);
  expect(intro.actions[0].label).toContain(healthCheck);
  expect(callToAction.text).toContain(healthCheck);
});

test('the independence of the firm is said in the first section', () => {
  expect(atlassian.intro.note).toMatch(/independent.*no partner tier.*no commission/);
});
