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
