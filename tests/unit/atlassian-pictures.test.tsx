import { brotliCompressSync } from 'node:zlib';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { FieldPlan } from '../../components/drawings/FieldPlan.tsx';
import { OfficePlan } from '../../components/drawings/OfficePlan.tsx';
import { RunChart } from '../../components/drawings/RunChart.tsx';
import { HandoverDesk } from '../../components/drawings/scenes/HandoverDesk.tsx';
import { InventoryShelves } from '../../components/drawings/scenes/InventoryShelves.tsx';
import { NightCutover } from '../../components/drawings/scenes/NightCutover.tsx';
import { RehearsalTrack } from '../../components/drawings/scenes/RehearsalTrack.tsx';
import { beforeAfter } from '../../pages/partners/atlassian.before-after.content.ts';
import { caseStudy } from '../../pages/partners/atlassian.case-study.content.ts';

/** How many dashes the paths of a plan with this class have: each is a field. */
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
    expect(countBars(svg, 'field-plan__bars field-plan__bars--required')).toBe(shown.length + 41);
    expect(old.fields.length + 198).toBe(212);
  });

  test('has a bar for each of the 74 fields that are left, 9 of them asked for', () => {
    const svg = renderToStaticMarkup(<FieldPlan left={short.left} />);

    expect(countBars(svg, 'field-plan__bars field-plan__bars--asked')).toBe(short.fields.length);
    expect(countBars(svg, 'field-plan__bars field-plan__bars--kept')).toBe(74 - 9);
    expect(short.plan).toContain(String(212 - 74));
  });
});

test('the runs end where their notes say, on one scale of hours', () => {
  const { hours, runs, limit } = caseStudy.runs;
  const svg = renderToStaticMarkup(<RunChart {...caseStudy.runs} />);
  const ends = runs.map(({ stops }) => stops[stops.length - 1]?.at ?? 0);

  expect(ends.slice(0, 2).map((end) => `${end} h`)).toEqual(
    runs.slice(0, 2).map(({ note }) => note),
  );
  expect(runs[2].note).toBe(`${limit.at - (ends[2] ?? 0)} h in hand`);
  for (const end of ends) expect(svg).toContain(`cx="${(100 * end) / hours}%"`);
});

test('the four scenes weigh no more than 10 kB on the wire, the plan of the office 2 kB', () => {
  const weigh = (markup: string) => brotliCompressSync(markup).length;
  const scenes = [InventoryShelves, RehearsalTrack, NightCutover, HandoverDesk];

  expect(weigh(scenes.map((Scene) => renderToStaticMarkup(<Scene />)).join(''))).toBeLessThan(
    10_000,
  );
  expect(weigh(renderToStaticMarkup(<OfficePlan title="Plan." />))).toBeLessThan(2_000);
});
