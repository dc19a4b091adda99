import { atlassian } from '../../pages/partners/atlassian.content.ts';
import { variants } from '../Variants.tsx';
import { DataTable, RingTable } from './DataTable.tsx';

const prices = {
  caption: 'Packages',
  columns: ['Package', 'Length', 'Price'],
  rows: [
    ['Health check', '10 days', '£4,800'],
    ['Clean-up sprint', '4 weeks', '£14,500'],
    ['Managed administration', 'monthly', 'from £2,100'],
  ],
};

export const examples = {
  ...variants(DataTable, prices, 'rows'),
  rings: <RingTable {...atlassian.skills.matrix} />,
};
