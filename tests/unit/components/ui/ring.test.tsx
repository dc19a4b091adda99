import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Ring } from '../../../../components/ui/Ring.tsx';

const text = 'cutovers finished inside the planned window.';

test('a ring is one image, whose name is its figures and what they count', () => {
  const html = renderToStaticMarkup(<Ring value={2310} whole={2625} text={text} />);

  expect(html).toMatch(/^<div class="ring" role="img"/);
  expect(html).toContain(`aria-label="2,310 of 2,625 ${text}"`);
});

test('a ring of a percentage says of what instead of its whole', () => {
  const html = renderToStaticMarkup(<Ring value={93} whole={100} share="% of" text={text} />);

  expect(html).toContain(`aria-label="93% of ${text}"`);
});

test.each([0, 25, 38, 41])(
  'at %d of 41 the HTML has the line of the ring drawn as far as its station',
  (value) => {
    const html = renderToStaticMarkup(<Ring value={value} whole={41} text={text} />);

    expect(html).toContain(`pathLength="41" stroke-dasharray="${value} 41"`);
    const stations = [...html.matchAll(/stroke-dashoffset="-?(\d+)"/g)].map(([, at]) => Number(at));
    expect(stations).toEqual([value, value]);
    expect(html).toContain(`>${value}</span>`);
  },
);
