import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import HomePage from '../../pages/index.tsx';

const FIGURES = ['works', 'case-study', 'fun-facts', 'skills'];

test('on the home page no two sections of figures follow each other', () => {
  const html = renderToStaticMarkup(<HomePage />);
  const sections = [...html.matchAll(/<section id="[\w-]+" class="([\w-]+)/g)].map(
    ([, name = '']) => name,
  );

  const places = FIGURES.map((name) => sections.indexOf(name)).sort((a, b) => a - b);

  expect(places).not.toContain(-1);
  for (const [index, place] of places.slice(1).entries()) {
    expect(place - (places[index] ?? 0)).toBeGreaterThan(1);
  }
});

test('the home page has at most eleven sections, and the parts of a section have lower headings', () => {
  const html = renderToStaticMarkup(<HomePage />);
  const parts = [...html.matchAll(/<section id="([\w-]+)" class="[^"]*section--continued/g)].map(
    ([, id]) => id,
  );
  const count = html.match(/<section id="/g)?.length ?? 0;

  expect(parts).toEqual(['clients', 'video', 'skills']);
  expect(count - parts.length).toBeLessThanOrEqual(11);
  for (const part of ['video', 'skills']) expect(html).toMatch(`<h3 id="${part}-title"`);
});

test('the counts in the results are told once before the table of all jobs', () => {
  const html = renderToStaticMarkup(<HomePage />);
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
