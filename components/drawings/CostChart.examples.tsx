import type { ReactNode } from 'react';
import { CostChart, type CostChartProps } from './CostChart.tsx';

const chart: CostChartProps = {
  alt: 'The bill rises to £41,000 in March 2026, then drops to £29,500 a month and stays there.',
  before: {
    pounds: [34_200, 35_900, 37_400, 38_800, 40_100, 41_000],
    caption: 'in March 2026',
    months: ['Oct 2025', 'Mar 2026'],
    idle: 37,
    idleLabel: '37 idle servers',
  },
  after: {
    pounds: [29_500, 29_500, 29_500, 29_500, 29_500, 29_500],
    caption: 'a month since',
    months: ['Apr 2026', 'Sep 2026'],
    idle: 4,
    idleLabel: '4 idle servers',
  },
  cap: { pounds: 33_000, label: 'Cap: £33,000' },
  saved: ['£11,500', 'less each month'],
};

export const examples = {
  default: <CostChart {...chart} />,
  short: (
    <CostChart
      {...chart}
      before={{ ...chart.before, pounds: [41_000] }}
      after={{ ...chart.after, pounds: [29_500] }}
    />
  ),
} satisfies Record<string, ReactNode>;
