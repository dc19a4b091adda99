import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { DrawnScreen } from '../../../../components/drawings/screens/DrawnScreen.tsx';
import { examples as faces } from '../../../../components/drawings/screens/Faces.examples.tsx';
import { examples as screens } from '../../../../components/drawings/screens/Screens.examples.tsx';
import { showcases } from '../../../../pages/partners/atlassian.screens.content.ts';

const pictures = Object.entries({ ...screens, ...faces }).map(([name, picture]) => ({
  name,
  html: renderToStaticMarkup(picture),
}));

describe.each(pictures)('the drawn $name', ({ html }) => {
  test('is silent for screen readers', () => {
    expect(html).toMatch(/^<div class="[\w -]+" aria-hidden="true">/);
  });

  test('has exactly one lifted card', () => {
    expect(html.match(/"lifted__card"/g)).toHaveLength(1);
  });
});

test.each(showcases.screens.filter((screen) => 'notes' in screen))(
  'each note on the $name has its number on the picture, in order from the top',
  (shown) => {
    const html = renderToStaticMarkup(<DrawnScreen name={shown.screen} />);

    const numbers = [...html.matchAll(/<i class="marker[^>]*>(\w)</g)].map(([, number]) => number);

    expect(numbers).toEqual(['1', '2', '3'].slice(0, shown.notes.length));
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
