import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tall, wide } from '../../../../components/drawings/interchange-plans.ts';
import { routePath } from '../../../../components/drawings/route.ts';
import { projectRoot } from '../../../support/project-root.ts';

const RUNS = readFileSync(join(projectRoot, 'components/drawings/train-runs.css'), 'utf8');

/** Half the length of a train. */
const HALF = 12;

test.each(Object.entries({ wide, tall }))(
  'the %s tube map runs two trains along their lines, to where their middle rests',
  (name, { lines, radius }) => {
    const running = lines.filter(({ train }) => train);
    for (const { line, train = 0, vertices } of running) {
      const [x = 0, y = 0] = vertices.at(-1) ?? [];
      const rest = [x - train + HALF, y] as const;
      const way = routePath([...vertices.slice(0, -1), rest], radius);

      expect(RUNS.replaceAll(/\s+/g, ' ').replaceAll(/\( | \)/g, (end) => end.trim())).toContain(
        `[href="#${name}-${line}"] { transform-origin: ${rest[0]}px ${rest[1]}px; offset-path: path("${way}"); }`,
      );
    }
    expect(running).toHaveLength(2);
  },
);
