import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Guide } from '../../../components/blocks/Blog/Blog.tsx';
import { cutovers } from '../../../pages/_cutovers.content.ts';
import { jobs } from '../../../pages/_jobs.content.ts';
import { tickets } from '../../../pages/_tickets.content.ts';
import { home } from '../../../pages/index.content.ts';
import HomePage from '../../../pages/index.tsx';
import { atlassian } from '../../../pages/partners/atlassian.content.ts';

const numbersOf = (text = '') => text.replaceAll(',', '').match(/\d+/g)?.map(Number) ?? [];

const wordsOf = (item: Guide['body'][number]): string => {
  if (typeof item === 'string') return item;
  if ('heading' in item) return item.heading;
  if ('list' in item) return item.list.join(' ');
  const { caption, columns, rows } = item.table;
  return [caption, ...columns, ...rows.flat()].join(' ');
};

test.each(atlassian.guides.guides)(
  'the guide “$title” has 250 to 350 words and the reading time that it states',
  ({ standfirst, body, readingTime }) => {
    const words = [standfirst, ...body.map(wordsOf)].join(' ').split(/\s+/).filter(Boolean).length;

    expect(words).toBeGreaterThanOrEqual(250);
    expect(words).toBeLessThanOrEqual(350);
    // People read about 200 words a minute.
    expect(readingTime).toBe(`${Math.round(words / 200)}-minute read`);
  },
);

const { situations, service, intro, callToAction, caseStudy } = atlassian;
const offers: readonly { name: string; length: string; price: string }[] =
  situations.situations.flatMap<(typeof offers)[number]>(({ offers }) => offers);

test('the health check has the same price wherever it is named', () => {
  const price = Number(service.offers.price);
  const named = [
    home.services.rows[0].price,
    offers.find(({ name }) => name === 'Jira health check')?.price,
    intro.actions[0].label,
    callToAction.text,
    situations.situations[0].text,
  ];

  for (const words of named) expect(numbersOf(words)).toContain(price);
});

test('the weeks until a client is on Cloud are the same in the hero, among the prices and on the home page', () => {
  const weeks = offers
    .filter(({ name, length }) => name.startsWith('Migration') && length.endsWith('weeks'))
    .flatMap(({ length }) => numbersOf(length));
  const span = [Math.min(...weeks), Math.max(...weeks)];

  expect(numbersOf(atlassian.dateLine.branch.length)).toEqual(span);
  expect(numbersOf(home.intro.departures.entries[0].duration)).toEqual(span);
});

test('the question about missed windows counts them correctly, and its answer says of each who paid', () => {
  const asked = atlassian.questions.questions.find(({ question }) => question.includes('missed'));
  const answer = asked?.answer.map(wordsOf).join(' ');

  expect(cutovers.late).toHaveLength(3);
  expect(asked?.question).toContain(`three of ${cutovers.count}\u00a0cutover windows`);
  for (const { when, text } of cutovers.late) {
    const paid = /charged nothing|at our own cost|£\d+/.exec(text);
    expect(answer).toMatch(new RegExp(`In ${when} [^,]*${paid}`, 'i'));
  }
});

test('the bill of the case study adds up to its total, and takes the health check off the price of the move', () => {
  const bill = caseStudy.chapters.flatMap((chapter) => ('bill' in chapter ? chapter.bill : []));
  const pounds = bill.flatMap(([, price]) => numbersOf(price));
  const [healthCheck = 0, move = 0] = pounds;
  const offer = offers.find(({ name }) => name === 'Migration, 501 to 2,000 people');

  expect(pounds.slice(0, -1).reduce((sum, each) => sum + each, 0)).toBe(pounds.at(-1));
  expect(healthCheck).toBe(Number(service.offers.price));
  expect(numbersOf(offer?.price)).toEqual([move + healthCheck]);
});

test('the figures for Northmoor Ferries are the same on both pages', () => {
  const [people = 0, before = 0, after = 0] = numbersOf(caseStudy.lede);
  const job = jobs.find(({ client }) => client === 'Northmoor Ferries');

  expect(atlassian.beforeAfter.text[0]).toContain(`${before - after} unused apps`);
  expect(numbersOf(job?.result)).toEqual([people, after]);
  expect(job?.note).toContain(`Of ${before} apps, we dropped the ${before - after} `);
  expect(numbersOf(home.caseStudy.jobs[0].story)).toEqual([people, after]);
});

test.each(Object.values(tickets))(
  'the ticket of $client is for one of the jobs, and quotes at most 15 words',
  ({ quote, client, line, job, length }) => {
    expect(jobs).toContainEqual(expect.objectContaining({ client, line, job, length }));
    expect(quote.split(' ').length).toBeLessThanOrEqual(15);
  },
);

test('every job is for one of the listed clients', () => {
  const clients = home.clients.clients.map(({ name }) => name);

  for (const { client } of [...jobs, ...home.caseStudy.jobs]) expect(clients).toContain(client);
});

test('the home page has at most nine sections, and no two loud blocks follow each other', () => {
  const html = renderToStaticMarkup(<HomePage />);
  const blocks = [...html.matchAll(/<section id="[\w-]+" class="([^"]*)/g)].map(String);
  const loud = blocks.flatMap((block, index) => (block.includes('section--loud') ? [index] : []));

  expect(
    blocks.filter((block) => !block.includes('section--continued')).length,
  ).toBeLessThanOrEqual(9);
  expect(loud).toHaveLength(3);
  expect(loud.filter((index) => loud.includes(index + 1))).toEqual([]);
});
