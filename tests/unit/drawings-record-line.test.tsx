import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RecordLine } from '../../components/drawings/RecordLine.tsx';

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
