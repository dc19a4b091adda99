import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Ring } from '../../../../components/ui/Ring.tsx';

const ring = {
  percent: 93,
  text: 'of cutovers finished inside the planned window.',
  denominator: '38 of 41.',
};

test('a ring is one image, whose name says what the percentage is of', () => {
  const html = renderToStaticMarkup(<Ring {...ring} />);

  expect(html).toMatch(/^<div class="ring" role="img"/);
  expect(html).toContain(
    'aria-label="93 percent of cutovers finished inside the planned window. 38 of 41."',
  );
});

test.each([0, 61, 93, 100])(
  'at %d percent the HTML has the line of the ring drawn as far as its station',
  (percent) => {
    const html = renderToStaticMarkup(<Ring {...ring} percent={percent} />);

    expect(html).toContain(`stroke-dasharray="${percent} 100"`);
    const stations = [...html.matchAll(/stroke-dashoffset="-?(\d+)"/g)].map(([, at]) => Number(at));
    expect(stations).toEqual([percent, percent]);
    expect(html).toContain(`>${percent}</span>`);
  },
);
