import { expect, test } from 'vitest';
import type { ProseItem } from '../../../components/ui/Prose.tsx';
import { cutovers } from '../../../pages/_cutovers.content.ts';
import { jobs } from '../../../pages/_jobs.content.ts';
import { home } from '../../../pages/index.content.ts';
import { atlassian } from '../../../pages/partners/atlassian.content.ts';

const wordsOf = (item: ProseItem): string => {
  if (typeof item === 'string') return item;
  if ('heading' in item) return item.heading;
  if ('list' in item) return item.list.join(' ');
  const { caption, columns, rows } = item.table;
  return [caption, ...columns, ...rows.flat()].join(' ');
};

const countWords = (text: string) => text.split(/\s+/).filter(Boolean).length;

test.each(atlassian.guides.guides)(
  'the guide “$title” has 250 to 350 words, a table and the reading time that it states',
  ({ standfirst, body, readingTime }) => {
    const words = countWords([standfirst, ...body.map(wordsOf)].join(' '));

    expect(words).toBeGreaterThanOrEqual(250);
    expect(words).toBeLessThanOrEqual(350);
    expect(body.some((item) => typeof item === 'object' && 'table' in item)).toBe(true);
    // People read about 200 words a minute.
    expect(readingTime).toBe(`${Math.round(words / 200)}-minute read`);
  },
);

const { situations, service, intro, callToAction } = atlassian;
const offers: readonly { name: string; price: string }[] = situations.situations.flatMap(
  (situation): readonly { name: string; price: string }[] => situation.offers,
);

test('a package is offered once, and its price is the same wherever it is named', () => {
  const names = offers.map(({ name }) => name);
  const healthCheck = `£${Number(service.offers.price).toLocaleString('en-GB')}`;

  expect(new Set(names).size).toBe(names.length);
  expect(offers[0]).toMatchObject({ name: 'Jira health check', price: healthCheck });
  for (const words of [intro.actions[0].label, callToAction.text, situations.situations[0].text]) {
    expect(words).toContain(healthCheck);
  }
});

test('the weeks until a client is on Cloud are the same in the hero, among the prices and on the home page', () => {
  const numbersOf = (text = '') => [...text.matchAll(/\d+/g)].map(Number);
  const weeks = situations.situations[0].offers
    .filter(({ name, length }) => name.startsWith('Migration') && length.endsWith('weeks'))
    .flatMap(({ length }) => numbersOf(length));
  const span = [Math.min(...weeks), Math.max(...weeks)];

  expect(weeks).toHaveLength(4);
  expect(numbersOf(atlassian.dateLine.branch.length)).toEqual(span);
  expect(numbersOf(home.intro.departures.entries[0].duration)).toEqual(span);
});

test('a migration as large as the one in the case study has a price', () => {
  const count = (text = '') => Number(text.replace(',', ''));
  const names = offers.map(({ name }) => name).join('\n');
  const [, from, to] = /Migration, ([\d,]+) to ([\d,]+) people/.exec(names) ?? [];
  const people = count(/[\d,]+(?= people)/.exec(atlassian.caseStudy.lede)?.[0]);

  expect(people).toBeGreaterThanOrEqual(count(from));
  expect(people).toBeLessThanOrEqual(count(to));
  expect(jobs.some(({ result }) => result.startsWith('1,100 people'))).toBe(true);
});

test('the question about missed windows counts them correctly, and its answer says of each who paid', () => {
  const asked = atlassian.questions.questions.find(({ question }) => question.includes('missed'));
  const answer = asked?.answer.map(wordsOf).join(' ');

  expect(cutovers.count - cutovers.late.length).toBe(38);
  expect(asked?.question).toContain(`three of ${cutovers.count}\u00a0cutover windows`);
  for (const { when, text } of cutovers.late) {
    const paid = /charged nothing|at our own cost|£\d+/.exec(text);
    expect(answer).toMatch(new RegExp(`In ${when} [^,]*${paid}`, 'i'));
  }
});

test('the first section of the Atlassian page says that the firm is independent', () => {
  expect(atlassian.intro.note).toMatch(/independent.*no partner tier.*no commission/);
});

test('the bill of the case study adds up to its total, and takes the health check off the price of the move', () => {
  const bill = atlassian.caseStudy.chapters.flatMap((chapter) =>
    'bill' in chapter ? chapter.bill : [],
  );
  const pounds = bill.map(([, price]) => Number(price.replace(/[£,]/g, '')));

  const [healthCheck = 0, move] = pounds;
  const price = offers.find(({ name }) => name === 'Migration, 501 to 2,000 people')?.price;

  expect(pounds.slice(0, -1).reduce((sum, each) => sum + each, 0)).toBe(pounds.at(-1));
  expect(healthCheck).toBe(Number(service.offers.price));
  expect(price).toBe(`from £${((move ?? 0) + healthCheck).toLocaleString('en-GB')}`);
});
