import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DayLine } from '../../../../components/drawings/DayLine.tsx';
import { type DayScale, dayLinePlan } from '../../../../components/drawings/day-line-plan.ts';
import { contact } from '../../../../layouts/_site.ts';
import { leads } from '../../../../pages/_leads.content.ts';
import { contactPage } from '../../../../pages/contact.content.ts';

const { day } = contactPage.intro;
const scale: DayScale = { start: [10, 100], hour: 50, pitch: 40 };

test('a shift turns out at its hour and back in at its end, to scale, at 45 degrees', () => {
  const shift = {
    line: 1,
    name: 'Tobias',
    call: { label: 'Call Tobias', href: 'tel:+441174960151' },
    about: 'Atlassian',
    days: 'Mon–Thu',
    hours: [9, 12],
  } as const;

  const [branch] = dayLinePlan([8, 19], [shift], scale).branches;

  expect(branch?.vertices.slice(1, -1)).toEqual([
    [60, 100],
    [100, 60],
    [170, 60],
    [210, 100],
  ]);
});

test('upright, the same day runs from top to bottom', () => {
  const wide = dayLinePlan(day.open, day.shifts, scale);
  const tall = dayLinePlan(day.open, day.shifts, { ...scale, start: [100, 10], isUpright: true });

  const mirrored = tall.branches.map(({ vertices }) => vertices.map(([x, y]) => [y, x]));
  expect(wide.branches.map(({ vertices }) => vertices)).toEqual(mirrored);
});

test('on either side of the day, one lead is done before the next begins', () => {
  const { branches } = dayLinePlan(day.open, day.shifts, scale);

  for (const side of [-1, 1]) {
    const hours = branches.filter(({ way }) => way === side).flatMap((branch) => branch.hours);
    expect(hours.length).toBeGreaterThan(2);
    expect(hours).toEqual([...new Set(hours)].sort((one, other) => one - other));
  }
});

test('both drawings name all hours and days, and their ends are the hours of the office', () => {
  const drawings = renderToStaticMarkup(<DayLine {...day} />).split('</svg>', 2);

  for (const drawing of drawings) {
    const times = [...drawing.replace(/<title>.*<\/title>/, '').matchAll(/\d\d:00/g)].map(String);
    expect(new Set(times).size).toBe(10);
    expect(contact.hours).toContain(times.slice(-2).join('\u00a0to\u00a0'));
    for (const { name, about, days } of day.shifts) {
      expect(drawing).toContain(`>${name}<`);
      expect(drawing).toContain(`>${about}<`);
      expect(drawing).toMatch(new RegExp(`>(, )?${days}<`));
    }
  }
});

test('in both drawings, each name is a link that says whom it calls, outside the image', () => {
  const drawings = renderToStaticMarkup(<DayLine {...day} />).split('</svg>', 2);

  for (const drawing of drawings) {
    const links = [...drawing.slice(drawing.lastIndexOf('</g><a')).matchAll(/<a .*?<\/a>/g)].map(
      String,
    );
    expect(links).toHaveLength(4);
    expect(drawing.split('<a ')).toHaveLength(5);
    for (const [index, { name, phone }] of Object.values(leads).entries()) {
      expect(links[index]).toContain(`href="${phone.href}"`);
      expect(links[index]).toContain(`aria-label="Call ${name}, ${phone.label}"`);
      expect(links[index]).toContain(`>${name.split(' ')[0]}<`);
    }
  }
});
