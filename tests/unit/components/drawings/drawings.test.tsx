import { brotliCompressSync } from 'node:zlib';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { DateLine } from '../../../../components/blocks/DateLine/DateLine.tsx';
import { CostChart } from '../../../../components/drawings/CostChart.tsx';
import { DayLine } from '../../../../components/drawings/DayLine.tsx';
import { FieldPlan } from '../../../../components/drawings/FieldPlan.tsx';
import { OfficeYard } from '../../../../components/drawings/OfficeYard.tsx';
import { RecordLine } from '../../../../components/drawings/RecordLine.tsx';
import { RunChart } from '../../../../components/drawings/RunChart.tsx';
import { DrawnScreen } from '../../../../components/drawings/screens/DrawnScreen.tsx';
import { LostTableScreen } from '../../../../components/drawings/screens/LostTableScreen.tsx';
import { StatusFace } from '../../../../components/drawings/screens/StatusFace.tsx';
import { contact } from '../../../../layouts/_site.ts';
import { cutovers } from '../../../../pages/_cutovers.content.ts';
import { leads } from '../../../../pages/_leads.content.ts';
import { contactPage } from '../../../../pages/contact.content.ts';
import { home } from '../../../../pages/index.content.ts';
import { atlassian } from '../../../../pages/partners/atlassian.content.ts';

/** What the groups of a pattern match in markup, each time. */
const all = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, ...groups]) => groups);

const SILENT = /^<div class="[\w -]+" aria-hidden="true"/;

describe('the day of the office', () => {
  const [picture = '', list = ''] = renderToStaticMarkup(<DayLine {...contactPage.day} />).split(
    '</svg>',
  );

  test('is drawn with all hours and days, and ends with the hours of the office', () => {
    const times = all(picture.replace(/<title>.*<\/title>/, ''), /(\d\d:00)/g).flat();

    expect(new Set(times).size).toBe(10);
    expect(contact.hours).toContain(times.slice(-2).join('\u00a0to\u00a0'));
    for (const { about, days } of contactPage.day.shifts) {
      expect(picture).toContain(`>${about}, ${days}<`);
    }
  });

  test('is drawn to scale, an hour as 100', () => {
    const shown = all(picture, / x="(\d+)"[^>]*>(\d\d):00<\/text>/g).map(([x, hour]) => [
      Math.round((Number(x) - 9) / 100) + 8,
      Number(hour),
    ]);

    expect(shown).toHaveLength(8);
    for (const [drawn, named] of shown) expect(drawn).toBe(named);
  });

  test('has, in the picture but outside the image and in the list, a link for each lead that says whom it calls', () => {
    for (const part of [picture.slice(picture.lastIndexOf('</g><a')), list]) {
      const links = all(part, /(<a .*?<\/a>)/g).flat();

      expect(part.split('<a ')).toHaveLength(5);
      for (const [index, { name, phone }] of Object.values(leads).entries()) {
        expect(links[index]).toContain(`href="${phone.href}"`);
        expect(links[index]).toContain(`aria-label="Call ${name}, ${phone.label}"`);
        expect(links[index]).toContain(`>${name.split(' ')[0]}`);
      }
    }
  });

  test('is listed with the hours and days of each lead', () => {
    for (const { about, when } of Object.values(leads)) {
      expect(list).toContain(`>${about}, ${when}<`);
    }
  });
});

test('the record of cutovers has a station on the line for each that was on time, and a disc beside it for each other', () => {
  const { count, ends, late } = cutovers;
  const drawn = <RecordLine ends={ends} late={late.map(({ number }) => number)} />;

  for (const svg of renderToStaticMarkup(drawn).split('</svg>', 2)) {
    const [[path = '', pitch] = []] = all(svg, / d="([^"]+)"[^>]*stroke-dasharray="0 (\S+)"/g);
    const dots = all(path, /h-?([\d.]+)/g).map(
      ([run]) => Math.floor(Number(run) / Number(pitch)) + 1,
    );
    expect(dots.reduce((sum, dot) => sum + dot)).toBe(count - late.length);
    expect(all(svg, /( cx=)/g)).toHaveLength(late.length);
  }
});

describe('the plan of a form', () => {
  const [old, short] = atlassian.beforeAfter.sides;
  const total = Number(atlassian.beforeAfter.figure.from);

  /** The number of dashes in the paths of this colour; each dash is a field. */
  function countBars(svg: string, colour: string): number {
    const [path = '', after = ''] = svg.split(`stroke="var(--${colour})"`);
    // A group of paths names its colour before them, a path after its data.
    const paths = path.endsWith('<g ')
      ? after.split('</g>', 1).join()
      : path.slice(path.lastIndexOf('<path'));
    return all(paths, /d="([^"]+)"(?: stroke-dasharray="6 (\d+)")?/g)
      .flatMap(([d = '', gap = 3]) =>
        all(d, /v(\d+)/g).map(([length]) => Math.ceil(Number(length) / (6 + Number(gap)))),
      )
      .reduce((sum, count) => sum + count, 0);
  }

  test('has a bar for each field of the old form, and a dark one for each that is required', () => {
    const svg = renderToStaticMarkup(<FieldPlan />);
    const [more, required] = all(old.more, /(\d+)/g).flat().map(Number);
    const shown = old.fields.filter((field) => 'required' in field);

    expect(countBars(svg, 'ctl-border')).toBe(total);
    expect(old.fields.length + (more ?? 0)).toBe(total);
    expect(countBars(svg, 'ink')).toBe(shown.length + (required ?? 0));
  });

  test('has a bar for each field that is left, and a sentence beside it that says what became of all', () => {
    const asked = short.fields.length;
    const svg = renderToStaticMarkup(<FieldPlan isShort />);
    const said = all(atlassian.beforeAfter.text[1], /(\d+)/g).flat().map(Number);
    const kept = countBars(svg, 'rule');

    expect(countBars(svg, 'brand-line')).toBe(asked);
    expect(Number(atlassian.beforeAfter.figure.value)).toBe(asked + kept);
    expect(said).toEqual([total, asked, kept, total - asked - kept]);
  });
});

test('the chart of the rehearsals and the real migration is drawn to scale, and names the times', () => {
  const { rehearsals, limit, weekend } = atlassian.caseStudy.runs;
  const svg = renderToStaticMarkup(<RunChart {...atlassian.caseStudy.runs} />);
  const hourAt = (share = '') => Math.round((31 * Number(share)) / 100);
  const lengths = all(svg, /<text x="([\d.]+)%"[^>]*><tspan class="run-chart__note">(\d+ h)</g);
  const times = all(
    svg,
    /<text x="([\d.]+)%"[^>]*>(?:<tspan[^>]*>)?([^<]+)(?:<\/tspan>)?<tspan x=/g,
  );
  const [checked = 0, end = 0] = all(
    svg,
    /<line x1="([\d.]+)%" x2="([\d.]+)%"[^>]* stroke-dasharray/g,
  )
    .flat()
    .map(hourAt);

  expect(lengths.map(([share]) => `${hourAt(share)} h`)).toEqual(
    rehearsals.map(({ hours }) => hours),
  );
  expect(weekend.inHand).toBe(`${end - checked} h in hand`);
  expect(rehearsals[0].over).toBe(`${31 - end} h over`);
  expect(times.map(([, words]) => words)).toEqual([
    limit[0],
    ...weekend.stops.map(([time]) => time),
  ]);
  const friday = Date.UTC(2026, 4, 1, 22);
  const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
  for (const [share, words = ''] of times) {
    const time = new Date(friday + hourAt(share) * 3_600_000);
    const [clock, day] = (words === limit[0] ? limit[1] : words).split(' ').reverse();
    expect(time.toISOString()).toContain(`T${clock}`);
    expect(days[time.getUTCDay()]).toContain(day ?? '');
  }
});

test('the line of dates is drawn to scale, in thirds of a year', () => {
  const { dateLine } = atlassian;
  const html = renderToStaticMarkup(<DateLine {...dateLine} />);
  const drawn = all(html, /date-line__stop--(\d)/g)
    .flat()
    .map(Number);
  const dates = dateLine.stops.map(({ date }) => Date.parse(date) / 86_400_000);

  expect(drawn).toHaveLength(dateLine.stops.length - 1);
  for (const [index, length] of drawn.entries()) {
    const days = (dates[index + 1] ?? 0) - (dates[index] ?? 0);
    expect(days / 365.25).toBeCloseTo(length / 3, 1);
  }
});

test('the chart of costs is drawn to scale, from zero, has a square for each idle server, and says what is saved', () => {
  const { picture: costs, figures } = home.caseStudy.jobs[2];
  const html = renderToStaticMarkup(<CostChart {...costs} />);
  const amount = (words: string) => Number(words.replace(/\D/g, ''));
  const [highest, lowest, cap] = [costs.before.figure, costs.after.figure, costs.cap].map(amount);
  const tops = all(html, /V(\d+)H/g).map(([top]) => 1 - Number(top) / 1000);
  const dropped = tops.pop() ?? 0;
  const capTop = 1 - Number(/y="([\d.]+)%"[^>]*><line/.exec(html)?.[1]) / 100;
  const squares = all(html, /<path d="([^"]+)" stroke="var\(--ink\)" stroke-width="8"/g).map(
    ([path = '']) =>
      all(path, /h(\d+)/g).reduce((sum, [length]) => sum + (Number(length) + 4) / 12, 0),
  );

  const scale = Number(highest) / (tops.at(-1) ?? 0);
  expect(tops).toEqual([...tops].sort());
  expect(dropped * scale).toBeCloseTo(Number(lowest), -3);
  expect(capTop * scale).toBeCloseTo(Number(cap), -3);
  expect(squares).toEqual([costs.before.idle, costs.after.idle].map(amount));
  expect(amount(costs.saved.figure)).toBe(Number(highest) - Number(lowest));
  expect(figures[0]).toMatchObject({ from: costs.before.figure, value: costs.after.figure });
  expect(figures[1]).toMatchObject({ from: `${squares[0]}`, value: `${squares[1]}` });
});

test.each(atlassian.showcases.screens)(
  '$name, a drawn screen, is silent for screen readers, and each note has its number on it, in order',
  ({ screen }) => {
    const html = renderToStaticMarkup(<DrawnScreen name={screen} />);

    expect(html).toMatch(SILENT);
    expect(all(html, /<i class="marker[^>]*>(\w)</g).flat()).toEqual(['1', '2', '3']);
  },
);

test('other pictures that a caption describes are silent for screen readers, too', () => {
  expect(renderToStaticMarkup(<LostTableScreen />)).toMatch(SILENT);
  expect(renderToStaticMarkup(<StatusFace />)).toMatch(SILENT);
});

test('the yard of the office is at most 2 kB compressed', () => {
  const yard = renderToStaticMarkup(<OfficeYard title="Yard." />);

  expect(brotliCompressSync(yard).length).toBeLessThan(2_000);
});
