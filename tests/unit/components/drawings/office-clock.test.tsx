import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { OfficeClock, type Shift } from '../../../../components/drawings/OfficeClock.tsx';
import { contact } from '../../../../layouts/_site.ts';
import { contactPage } from '../../../../pages/contact.content.ts';

/** The start, the direction and the end of each track, in hours of a face of twelve, with its round ends. */
function tracks(...shifts: Shift[]) {
  const markup = renderToStaticMarkup(<OfficeClock open={[8, 19]} shifts={shifts} />);
  const paths = markup.matchAll(
    /id="office-clock-\d"[^>]* d="M(-?\d+),(-?\d+)A(\d+) \d+ 0 [01] ([01]) (-?\d+),(-?\d+)"/g,
  );
  return [...paths].map(([, ...parts]) => {
    const [x1, y1, radius, clockwise, x2, y2] = parts.map(Number) as [
      number,
      number,
      number,
      number,
      number,
      number,
    ];
    const end = (17 / radius) * (6 / Math.PI);
    const way = clockwise ? 1 : -1;
    return { from: hour(x1, y1) - way * end, way, to: hour(x2, y2) + way * end };
  });
}

const hour = (x: number, y: number) => ((Math.atan2(x, -y) * 6) / Math.PI + 12) % 12;

test('the track of a shift covers exactly its hours, round ends included', () => {
  const [track] = tracks({ line: 1, name: 'Tobias', hours: [9, 12] });

  expect(track).toEqual({ from: expect.closeTo(9, 1), way: 1, to: expect.closeTo(12, 1) });
});

test('in the lower half of the face a track is drawn anticlockwise, so that its name stands upright', () => {
  const [track] = tracks({ line: 4, name: 'Ravi', hours: [16, 18] });

  expect(track).toEqual({ from: expect.closeTo(6, 1), way: -1, to: expect.closeTo(4, 1) });
});

test('the face has numerals at 12, 3, 6 and 9, to read the hours by', () => {
  const markup = renderToStaticMarkup(<OfficeClock open={[8, 19]} shifts={[]} />);
  const numerals = markup.matchAll(/<text[^>]* x="(-?\d+)" y="(-?\d+)"[^>]*>(\d+)</g);

  expect(
    [...numerals].map(([, x, y, text]) => [Number(text) % 12, hour(Number(x), Number(y))]),
  ).toEqual([0, 3, 6, 9].map((each) => [each, each]));
});

test('shifts that overlap are on two tracks', () => {
  const markup = renderToStaticMarkup(
    <OfficeClock
      open={[8, 19]}
      shifts={[
        { line: 1, name: 'Tobias', hours: [9, 12] },
        { line: 2, name: 'Ngozi', hours: [10, 13] },
      ]}
    />,
  );

  const radii = [...markup.matchAll(/id="office-clock-\d"[^>]* d="M[^A]*A(\d+)/g)];
  expect(new Set(radii.map(([, radius]) => radius)).size).toBe(2);
});

test('the rim marks the hours in which somebody answers, and the face names them', () => {
  const { open } = contactPage.intro.clock;
  const markup = renderToStaticMarkup(<OfficeClock open={open} shifts={[]} />);
  const [, x1, y1, isLarge, x2, y2] =
    /d="M(-?\d+),(-?\d+)A\d+ \d+ 0 ([01]) 1 (-?\d+),(-?\d+)"/.exec(markup)?.map(Number) ?? [];

  expect([hour(x1 ?? 0, y1 ?? 0), isLarge, hour(x2 ?? 0, y2 ?? 0)]).toEqual([
    expect.closeTo(8, 1),
    1,
    expect.closeTo(19 - 12, 1),
  ]);
  const [from, to] = [...markup.matchAll(/\d\d:00/g)].map(String);
  expect(contact.hours).toContain(`${from}\u00a0to\u00a0${to}`);
});
