import { expect, test } from 'vitest';
import { caseStudy } from '../../../pages/partners/atlassian.case-study.content.ts';

test('the bill of the case study adds up to its total', () => {
  const bill = caseStudy.chapters.flatMap((chapter) => ('bill' in chapter ? chapter.bill : []));
  const pounds = bill.map(([, price]) => Number(price.replace(/\D/g, '')));

  expect(pounds.slice(0, -1).reduce((sum, each) => sum + each, 0)).toBe(pounds.at(-1));
});
