import { describe, expect, test } from 'vitest';
import { cutovers } from '../../../pages/_cutovers.content.ts';
import { jobs } from '../../../pages/_jobs.content.ts';
import { tickets } from '../../../pages/_tickets.content.ts';
import { home } from '../../../pages/index.content.ts';
import { atlassian } from '../../../pages/partners/atlassian.content.ts';

const numbersOf = (text: string) => text.replaceAll(',', '').match(/\d+/g)?.map(Number) ?? [];

test('the record of cutovers says in its title how many there were, and how many of them were on time', () => {
  const { title, record } = home.funFacts;

  expect(record).toBe(cutovers);
  expect(numbersOf(title)).toEqual([cutovers.count, cutovers.count - cutovers.late.length]);
});

test.each(cutovers.late)('the late cutover $number is one of those that are counted', (late) => {
  expect(late.number).toBeLessThanOrEqual(cutovers.count);
});

test.each(cutovers.late)('the late cutover $number is told of in two sentences at most', (late) => {
  expect(late.text.match(/\.(\s|$)/g)?.length).toBeLessThanOrEqual(2);
});

describe.each(Object.values(tickets))('the ticket of $client', (ticket) => {
  test('is for one of the jobs', () => {
    const { client, line, job, length } = ticket;

    expect(jobs).toContainEqual(expect.objectContaining({ client, line, job, length }));
  });

  test('quotes at most 15 words', () => {
    expect(ticket.quote.split(' ').length).toBeLessThanOrEqual(15);
  });
});

test('every job is for one of the listed clients', () => {
  const clients = home.clients.clients.map(({ name }) => name);

  for (const { client } of [...jobs, ...home.caseStudy.jobs]) {
    expect(clients).toContain(client);
  }
});

test('no departure is a job that has arrived, by its name or by its line and length', () => {
  const arrived = jobs.flatMap(({ line, job, length }) => [job, `${line}, ${length}`]);

  for (const { line, text, duration } of home.intro.departures.entries) {
    expect(arrived).not.toContain(text);
    expect(arrived).not.toContain(`${line}, ${duration}`);
  }
});

test('the first stop for Jira has the same price on the home page and on the Atlassian page', () => {
  const [jira] = home.services.rows;

  expect(numbersOf(jira.price)).toEqual([Number(atlassian.service.offers.price)]);
});

test('the figures for Northmoor Ferries on the home page match the long case study', () => {
  const [people = 0, before = 0, after = 0] = numbersOf(atlassian.caseStudy.lede);
  const unused = before - after;
  const job = jobs.find(({ client }) => client === 'Northmoor Ferries');

  expect(atlassian.beforeAfter.text[0]).toContain(`${unused} unused apps`);
  expect(numbersOf(job?.result ?? '')).toEqual([1100, after]);
  expect(people).toBe(1100);
  expect(job?.note).toContain(`Of ${before} apps, we dropped the ${unused} `);
  expect(numbersOf(home.caseStudy.jobs[0].story)).toContain(after);
});
