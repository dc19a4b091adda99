import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RecordLine } from '../../../../components/drawings/RecordLine.tsx';

test('each late station has a siding that leaves from its gap in the line', () => {
  const html = renderToStaticMarkup(<RecordLine count={41} late={[4, 17, 32]} />);
  const [, , sidings = ''] = [...html.matchAll(/ d="([^"]+)"/g)].map(([, path]) => path);
  const pitch = 26.5;

  const starts = [...sidings.matchAll(/M(-?\d+)/g)].map(([, x]) => Number(x));

  expect(starts).toHaveLength(3);
  for (const [index, number] of [4, 17, 32].entries()) {
    const gap = 20 + (number - 1) * pitch;
    expect(Math.abs((starts[index] ?? 0) - gap)).toBeLessThan(pitch / 2);
  }
});

const discsOf = (late: readonly number[]) => {
  const [wide = ''] = renderToStaticMarkup(<RecordLine count={41} late={late} />).split('</svg>');
  return [...wide.matchAll(/cx="([\d.]+)"/g)].map(([, x]) => Number(x));
};

test('on wide screens the sidings lead to equal columns, wherever they leave the line', () => {
  const [first = 0, second = 0, third = 0] = discsOf([4, 17, 32]);

  expect(second - first).toBeCloseTo(third - second);
  expect(discsOf([1, 2, 3])).toEqual([first, second, third]);
});

test.each([[[4, 17, 32]], [[1, 2, 41]], [[14, 15, 28]]])(
  'the sidings of the late stations %j leave in the direction of travel, and end in their discs',
  (late) => {
    const html = renderToStaticMarkup(<RecordLine count={41} late={late} />);
    for (const [index, svg] of html.split('</svg>').slice(0, 2).entries()) {
      const [, , sidings = ''] = [...svg.matchAll(/ d="([^"]+)"/g)].map(([, path]) => path);
      const ends = [...svg.matchAll(/cx="([-\d.]+)"/g)].map(([, x]) => Number(x));
      for (const [at, siding] of sidings.split('M').slice(1).entries()) {
        const isBackwards = index === 1 && Math.ceil((late[at] ?? 0) / 14) === 2;
        const [start = 0, ...steps] = [
          ...siding.matchAll(/(?:^|[hl]|a\S+ \S+ 0 0 \d ?)(-?[\d.]+)/g),
        ].map(([, x]) => Number(x));
        const end = steps.reduce((x, step) => x + step, start);
        expect(Math.min(...steps.map((x) => (isBackwards ? -x : x))), siding).toBeGreaterThan(0);
        expect(Math.abs(end - (ends[at] ?? 0))).toBeLessThan(5);
      }
    }
  },
);
