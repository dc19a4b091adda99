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

const matrix = {
  caption: 'What we do with which product',
  columns: ['Product', 'We design', 'We migrate', 'We run', 'We train'],
  rows: [
    ['Jira Service Management', 'Yes', 'Yes', 'Yes', 'Yes'],
    ['Bitbucket', 'No', 'Yes', 'Yes', 'No'],
    ['Trello', 'Yes', 'No', 'No', 'Yes'],
  ],
};

export const examples = {
  default: <DataTable {...prices} />,
  rings: <RingTable {...matrix} />,
  longest: (
    <DataTable
      {...prices}
      rows={[['Attachments', '1,234,567,890', 'Llanfairpwllgwyngyllgogerychwyrndrobwll']]}
    />
  ),
  one: <DataTable {...prices} rows={prices.rows.slice(0, 1)} />,
};
