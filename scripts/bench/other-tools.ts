import { type Bench, PROJECT, type Section } from './bench-run.ts';
import { seconds, table, times } from './table.ts';

/**
 * Seconds that others take for the same pages: the whole process, cold, on two cores of such a machine as this
 * project was written on. They are not measured again, so the ratios only hold on a similar one.
 */
const THREE_ROUTES = {
  Eleventy: 0.5,
  Vike: 1.3,
  Astro: 1.8,
  Next: 6.0,
  'Nuxt 2': 10.4,
  Gatsby: 18.7,
};

const FOUR_THOUSAND_ROUTES = {
  Eleventy: 3.5,
  Vike: 8.1,
  Astro: 8.5,
  Gatsby: 30,
  'Nuxt 2': 36,
  Next: 56,
};

/** Our builds beside those of others. */
export const otherTools: Section = {
  title: 'Beside other tools, as measured once on two cores',
  async measure(bench) {
    const three = await bench.builds(PROJECT, 5);
    const tables = [compare('3 routes', three.median, THREE_ROUTES)];
    if (!bench.isQuick) tables.push(await fourThousand(bench));
    return tables.join('\n\n');
  },
};

async function fourThousand(bench: Bench): Promise<string> {
  const { median } = await bench.builds(bench.site(4_000), 1);
  return compare('4,000 routes', median, FOUR_THOUSAND_ROUTES);
}

function compare(title: string, ours: number, others: Readonly<Record<string, number>>): string {
  return table([
    [title, 'time', 'of ours'],
    ['this build', seconds(ours), times(ours, ours)],
    ...Object.entries(others).map(([name, time]) => [
      name,
      seconds(time * 1000),
      times(time * 1000, ours),
    ]),
  ]);
}
