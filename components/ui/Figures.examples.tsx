import { Figures } from './Figures.tsx';

const figures = [
  { label: 'custom fields', from: '212', value: '74' },
  { label: 'full rehearsals', value: '2' },
  { label: 'requests on day one', value: '31' },
];

export const examples = {
  default: <Figures figures={figures} />,
  longest: (
    <Figures
      figures={[
        { label: 'a month, same workload, before discounts', from: '£41,000', value: '£29,500' },
      ]}
    />
  ),
  one: <Figures figures={figures.slice(1, 2)} />,
  many: (
    <Figures
      figures={[...figures, { label: 'weeks', value: '8' }, { label: 'apps', value: '62' }]}
    />
  ),
};
