import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { BoardProps } from '../../../../components/drawings/Board.tsx';
import { CostChart } from '../../../../components/drawings/CostChart.tsx';
import { caseStudy } from '../../../../pages/index.case-study.content.ts';

const [northmoor, tallowStreet, kestrelle] = caseStudy.jobs;
const board: BoardProps = northmoor.picture;
const costs = kestrelle.picture;

describe('the pictures of the case studies match their figures', () => {
  test('the board states as many open cards as its columns add up to, and no column shows more than it says', () => {
    const open = board.columns.filter(({ name }) => name !== 'Done');

    expect(board.state).toBe(`${open.reduce((sum, { count }) => sum + count, 0)} open`);
    for (const { cards, count } of board.columns) expect(cards.length).toBeLessThanOrEqual(count);
  });

  test('exactly one card of the board is being moved', () => {
    const cards = board.columns.flatMap(({ cards }) => cards);

    expect(cards.filter(({ lifted }) => lifted)).toHaveLength(1);
  });

  test('the form has as many steps as its caption says', () => {
    expect(tallowStreet.figures[0]).toMatchObject({
      label: 'steps',
      value: String(tallowStreet.picture.steps.length),
    });
  });

  test('the bill drops by what is saved, and stays below its cap', () => {
    const [highest = 0, lowest] = [costs.before.pounds.at(-1), costs.after.pounds[0]];

    expect(kestrelle.figures[0]).toMatchObject({ from: pounds(highest), value: pounds(lowest) });
    expect(costs.saved[0]).toBe(pounds(highest - lowest));
    expect(Math.max(...costs.after.pounds)).toBeLessThan(costs.cap.pounds);
    expect(kestrelle.figures[1]).toMatchObject({
      from: String(costs.before.idle),
      value: String(costs.after.idle),
    });
  });
});

describe('the chart of costs', () => {
  const html = renderToStaticMarkup(<CostChart {...costs} />);

  test('is drawn to scale, from zero', () => {
    const areas = [...html.matchAll(/cost-chart__steps" d="([^"]+)V1000"/g)];
    const tops = areas.flatMap(([, path = '']) => [...path.matchAll(/V(\d+)/g)]);
    const bills = [...costs.before.pounds, ...costs.after.pounds];
    const scale = (1000 - Number(tops[0]?.[1])) / (bills[0] ?? 0);

    expect(tops).toHaveLength(bills.length);
    for (const [index, bill] of bills.entries()) {
      expect(Math.abs(1000 - Number(tops[index]?.[1]) - bill * scale)).toBeLessThan(1.5);
    }
  });

  test('has a square for each idle server', () => {
    const rows = [...html.matchAll(/cost-chart__idle" d="([^"]+)"/g)].map(([, path = '']) =>
      [...path.matchAll(/h(\d+)/g)].reduce((sum, [, length]) => sum + (Number(length) + 4) / 12, 0),
    );

    expect(rows).toEqual([costs.before.idle, costs.after.idle]);
  });
});

const pounds = (value: number) => `£${value.toLocaleString('en-GB')}`;
