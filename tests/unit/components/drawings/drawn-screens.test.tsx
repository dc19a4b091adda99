import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DrawnScreen } from '../../../../components/drawings/screens/DrawnScreen.tsx';
import { examples as faces } from '../../../../components/drawings/screens/Faces.examples.tsx';
import { examples as screens } from '../../../../components/drawings/screens/Screens.examples.tsx';
import { showcases } from '../../../../pages/partners/atlassian.screens.content.ts';

const pictures = Object.entries({ ...screens, ...faces }).map(([name, picture]) => ({
  name,
  html: renderToStaticMarkup(picture),
}));

test.each(pictures)('the drawn $name is silent for screen readers', ({ html }) => {
  expect(html).toMatch(/^<div class="[\w -]+" aria-hidden="true"/);
});

// The statuses have people instead, the requests one that is chosen, and the runbook a step that is still to be done.
const unlifted = ['statuses', 'requests', 'runbook'];

test.each(pictures.filter(({ name }) => !unlifted.includes(name)))(
  'the drawn $name has exactly one lifted card',
  ({ html }) => {
    expect(html.match(/"lifted__card"/g)).toHaveLength(1);
  },
);

test.each(showcases.screens)(
  'each note on the $name has its number on the picture, in order from the top',
  ({ screen }) => {
    const html = renderToStaticMarkup(<DrawnScreen name={screen} />);

    const numbers = [...html.matchAll(/<i class="marker[^>]*>(\w)</g)].map(([, number]) => number);

    expect(numbers).toEqual(['1', '2', '3']);
  },
);

test('no two showcases show the same picture', () => {
  const names = showcases.screens.map(({ screen }) => screen);

  expect(new Set(names).size).toBe(names.length);
});

test('the account map shows as many accounts as it says', () => {
  const html = renderToStaticMarkup(faces.accounts);

  expect(html).toContain('23 accounts');
  expect(html.match(/<i><\/i>/g)).toHaveLength(23);
});

test('the statuses show forty old ones that run into seven, each of which says how many', () => {
  const html = renderToStaticMarkup(faces.statuses);
  const ends = [...html.matchAll(/M0 \d+L\d+ (\d+)/g)].map(([, end]) => Number(end));
  const counts = [...html.matchAll(/<b>\w+ <small>(\d)<\/small><\/b>/g)].map(([, count]) =>
    Number(count),
  );

  expect(html).toContain('<b>40 statuses</b> <small>became 7</small>');
  expect(ends).toHaveLength(40);
  expect([...new Set(ends)]).toEqual([40, 120, 200, 280, 360, 440, 520]);
  expect(counts).toEqual([...new Set(ends)].map((row) => ends.filter((end) => end === row).length));
});
