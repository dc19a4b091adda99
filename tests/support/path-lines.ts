import svgpath from 'svgpath';
import type { Point } from '../../components/drawings/trace-route.ts';

/** The lines that SVG path data draws: of each, where it starts and where each of its segments ends. */
export function pathLines(data: string): Point[][] {
  const lines: Point[][] = [];
  svgpath(data)
    .abs()
    .iterate(([command, ...numbers], _, x, y) => {
      const [end = 0] = numbers;
      if (command === 'M') lines.push([[end, numbers[1] ?? 0]]);
      else if (command === 'H') lines.at(-1)?.push([end, y]);
      else if (command === 'V') lines.at(-1)?.push([x, end]);
      else lines.at(-1)?.push([numbers.at(-2) ?? x, numbers.at(-1) ?? y]);
    });
  return lines;
}
