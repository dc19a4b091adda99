import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import HomePage from '../../../pages/index.tsx';

const FIGURES = ['works', 'case-study', 'fun-facts'];

const html = renderToStaticMarkup(<HomePage />);
const blocks = [...html.matchAll(/<section id="([\w-]+)" class="([\w-]+)([^"]*)/g)].map(
  ([, id, name = '', classes = '']) => ({ id, name, classes }),
);
const parts = blocks.filter(({ classes }) => classes.includes('section--continued'));
const sections = blocks.filter((block) => !parts.includes(block));

const neighbours = <T,>(all: readonly T[]) =>
  all.slice(1).map((one, index) => [all[index] as T, one] as const);

test('on the home page no two blocks of figures follow each other', () => {
  const figures = blocks.filter(({ name }) => FIGURES.includes(name));
  const pairs = neighbours(blocks).filter((pair) => pair.every((one) => figures.includes(one)));

  expect(figures).toHaveLength(FIGURES.length);
  expect(pairs).toEqual([]);
});

test('on the home page no two loud blocks follow each other', () => {
  const isLoud = ({ classes }: { classes: string }) => classes.includes('section--loud');
  const pairs = neighbours(blocks).filter((pair) => pair.every(isLoud));

  expect(blocks.filter(isLoud)).toHaveLength(3);
  expect(pairs).toEqual([]);
});

test('the home page has at most nine sections, and blocks that continue a section have lower headings', () => {
  expect(parts.map(({ id }) => id)).toEqual(['clients', 'portfolio']);
  expect(sections.length).toBeLessThanOrEqual(9);
  for (const { id } of parts.slice(1)) expect(html).toMatch(`<h3 id="${id}-title"`);
});

test('each figure of a result is told only once above the table of all jobs', () => {
  const words = html
    .slice(0, html.indexOf('<section id="portfolio"'))
    .replace(/<details.*?<\/details>/gs, '')
    // Hidden where the list beside the cube is shown.
    .replace(/<div class="works__caption".*?<\/div>/gs, '')
    .replace(/<[^>]*>/g, ' ');

  for (const number of ['140', '148', '1,100', '212']) {
    expect(words.split(number).length - 1, number).toBe(1);
  }
});
