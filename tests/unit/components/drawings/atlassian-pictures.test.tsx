import { brotliCompressSync } from 'node:zlib';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { DateLine } from '../../../../components/blocks/DateLine/DateLine.tsx';
import { FieldPlan } from '../../../../components/drawings/FieldPlan.tsx';
import { OfficeYard } from '../../../../components/drawings/OfficeYard.tsx';
import { RunChart } from '../../../../components/drawings/RunChart.tsx';
import { beforeAfter } from '../../../../pages/partners/atlassian.before-after.content.ts';
import { caseStudy } from '../../../../pages/partners/atlassian.case-study.content.ts';
import { atlassian } from '../../../../pages/partners/atlassian.content.ts';

/** The number of dashes in a plan's paths of this class; each dash is a field. */
function countBars(svg: string, className: string): number {
  const paths = [
    ...svg.matchAll(/<path class="([^"]*)" d="([^"]*)" stroke-dasharray="(\S+) (\S+)"/g),
  ];
  return paths
    .filter(([, names]) => names === className)
    .flatMap(([, , d = '', bar, gap]) =>
      [...d.matchAll(/v(\d+)/g)].map(([, length]) =>
        Math.ceil(Number(length) / (Number(bar) + Number(gap))),
      ),
    )
    .reduce((sum, count) => sum + count, 0);
}

describe('the plan of a form', () => {
  const [old, short] = beforeAfter.sides;

  test('has a bar for each of the 212 fields of the old form, 45 of them required', () => {
    const svg = renderToStaticMarkup(<FieldPlan />);
    const shown = old.fields.filter((field) => 'required' in field);

    expect(countBars(svg, 'field-plan__bars')).toBe(212);
    expect(countBars(svg, 'field-plan__bars field-plan__bars--required')).toBe(shown.length + 42);
    expect(old.fields.length + 202).toBe(212);
  });

  test('has a bar for each of the 74 fields that are left, 9 of which are asked', () => {
    const svg = renderToStaticMarkup(<FieldPlan left={short.left} />);

    expect(countBars(svg, 'field-plan__bars field-plan__bars--asked')).toBe(short.fields.length);
    expect(countBars(svg, 'field-plan__bars field-plan__bars--kept')).toBe(74 - 9);
    expect(short.plan).toContain(String(212 - 74));
  });

  test('is beside a sentence that says what became of all 212', () => {
    const { from, value } = beforeAfter.figure;

    expect(`${value} of ${from}: ${beforeAfter.text[1]}`.match(/\d+/g)?.map(Number)).toEqual([
      74,
      212,
      212,
      short.left.asked,
      short.left.kept,
      212 - 74,
    ]);
  });
});

describe('the chart of the rehearsals and the real migration', () => {
  const { hours, runs, limit } = caseStudy.runs;
  const [first, second, real] = runs;
  const svg = renderToStaticMarkup(<RunChart {...caseStudy.runs} />);
  const across = (hour: number) => `${Math.round((1000 * hour) / hours) / 10}%`;
  const endOf = ({ stops }: { stops: readonly { at: number }[] }) => stops.at(-1)?.at ?? 0;

  test('draws each run up to its last stop, all on one scale of hours', () => {
    expect([first, second].map(({ note }) => note)).toEqual(
      [first, second].map((run) => `${endOf(run)} h`),
    );
    for (const run of runs) expect(svg).toContain(`cx="${across(endOf(run))}"`);
  });

  test('shows the time the weekend had left, from its last check to the point of no return', () => {
    const [, from, to] = /class="run-chart__rest" x1="([^"]+)" x2="([^"]+)"/.exec(svg) ?? [];

    expect([from, to]).toEqual([across(endOf(real)), across(limit.at)]);
    expect(limit.inHand).toBe(`${limit.at - endOf(real)} h in hand`);
  });

  test('gives the time of each stop of the weekend, which began on a Friday at 22:00, and each day once', () => {
    const friday = Date.UTC(2026, 4, 1, 22);
    const stops = [...real.stops, real.opens];
    const times = stops.map(({ at }) => new Date(friday + at * 3_600_000));
    const labels = times.map((time, index) => {
      const day = time.getUTCDay();
      const name = ['Sun ', 'Mon ', 'Tue ', 'Wed ', 'Thu ', 'Fri ', 'Sat '][day];
      return `${day === times[index - 1]?.getUTCDay() ? '' : name}${time.toISOString().slice(11, 16)}`;
    });

    expect(stops.map(({ label: [time] }) => time)).toEqual(labels);
  });

  test('draws the point of no return as a line that reaches above the first run', () => {
    const [, top = '0'] = /class="run-chart__limit"[^>]*? y1="([^"]+)"/.exec(svg) ?? [];
    const [firstRun = 0] = [...svg.matchAll(/class="run-chart__track"[^>]*y1="([\d.]+)em"/g)].map(
      ([, y]) => Number(y),
    );

    expect(Number.parseFloat(top)).toBeLessThan(firstRun - 2.375);
  });
});

test('the line of dates is drawn to scale, in thirds of a year', () => {
  const { dateLine } = atlassian;
  const html = renderToStaticMarkup(<DateLine {...dateLine} />);
  const drawn = [...html.matchAll(/date-line__stop--(\d)/g)].map(([, length]) => Number(length));
  const dates = dateLine.stops.map(({ date }) => Date.parse(date) / 86_400_000);
  const days = dates.slice(1).map((date, index) => date - (dates[index] ?? 0));

  expect(drawn).toHaveLength(dateLine.stops.length - 1);
  for (const [index, length] of drawn.entries()) {
    expect((days[index] ?? 0) / 365.25).toBeCloseTo(length / 3, 1);
  }
});

test('the yard of the office is at most 2 kB compressed', () => {
  const yard = renderToStaticMarkup(<OfficeYard title="Yard." />);

  expect(brotliCompressSync(yard).length).toBeLessThan(2_000);
});
