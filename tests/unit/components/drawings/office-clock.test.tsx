import { renderToStaticMarkup } from 'react-dom/server';
import svgpath from 'svgpath';
import { describe, expect, test } from 'vitest';
import { OfficeClock, type Shift } from '../../../../components/drawings/OfficeClock.tsx';
import { contact } from '../../../../layouts/_site.ts';
import { contactPage } from '../../../../pages/contact.content.ts';

/** The arcs of the tracks of shifts, in their order. */
function trackArcs(...shifts: Shift[]) {
  const markup = renderToStaticMarkup(<OfficeClock open={[8, 19]} shifts={shifts} />);
  return [...markup.matchAll(/id="office-clock-\d"[^>]* d="([^"]+)"/g)].map(([, path]) =>
    arcOf(path),
  );
}

/** The start, the direction and the end of each track, in hours of a face of twelve, with its round ends. */
function tracks(...shifts: Shift[]) {
  return trackArcs(...shifts).map(({ from, to, radius, way }) => {
    const end = (17 / radius) * (6 / Math.PI);
    return { from: from - way * end, way, to: to + way * end };
  });
}

/** The only arc of a path, from an hour to another one; `way` is 1 if it goes clockwise, else -1. */
function arcOf(path = '') {
  const arcs: { from: number; to: number; radius: number; way: number; isLarge: boolean }[] = [];
  svgpath(path)
    .abs()
    .iterate((segment, _, x, y) => {
      if (segment[0] !== 'A') return;
      const [, radius, , , isLarge, isClockwise, endX, endY] = segment;
      const way = isClockwise ? 1 : -1;
      arcs.push({ from: hour(x, y), to: hour(endX, endY), radius, way, isLarge: isLarge === 1 });
    });
  const [arc] = arcs;
  if (!arc || arcs.length > 1) throw new Error(`${arcs.length} arcs in "${path}"`);
  return arc;
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
  const [first, second] = trackArcs(
    { line: 1, name: 'Tobias', hours: [9, 12] },
    { line: 2, name: 'Ngozi', hours: [10, 13] },
  );

  expect(first?.radius).not.toBe(second?.radius);
});

describe('the hours in which somebody answers', () => {
  const { open } = contactPage.intro.clock;
  const markup = renderToStaticMarkup(<OfficeClock open={open} shifts={[]} />);

  test('are marked by the rim', () => {
    const [, path] = /<path d="(M[^"]*A[^"]*)"/.exec(markup) ?? [];

    expect(arcOf(path)).toMatchObject({
      from: expect.closeTo(8, 1),
      way: 1,
      isLarge: true,
      to: expect.closeTo(19 - 12, 1),
    });
  });

  test('are named by the face, as in the contact details', () => {
    const [from, to] = [...markup.matchAll(/\d\d:00/g)].map(String);

    expect(contact.hours).toContain(`${from}\u00a0to\u00a0${to}`);
  });
});
