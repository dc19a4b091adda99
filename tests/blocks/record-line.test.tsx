import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RecordLine } from '../../components/drawings/RecordLine.tsx';

test('each late station has a siding that leaves from its gap in the line', () => {
  const html = renderToStaticMarkup(<RecordLine count={41} late={[4, 17, 32]} />);
  const [, sidings = ''] = [...html.matchAll(/ d="([^"]+)"/g)].map(([, path]) => path);
  const pitch = 28;

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

test('on wide screens the late ones lead to equal columns, wherever on the line they are', () => {
  const [first = 0, second = 0, third = 0] = discsOf([4, 17, 32]);

  expect(first).toBeLessThan(20);
  expect(second - first).toBeCloseTo(third - second);
  expect(discsOf([1, 2, 41])).toEqual([first, second, third]);
});
