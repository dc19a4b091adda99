import { DataTable } from './DataTable.tsx';
import { Prose } from './Prose.tsx';

const text =
  'Every project, app, field and permission goes into one sheet before anybody talks about dates. ';

export const examples = {
  default: (
    <Prose
      level={2}
      items={[text.repeat(3), { heading: 'What is in it' }, { list: ['Apps', 'Fields'] }]}
    />
  ),
  table: (
    <Prose
      level={2}
      items={[
        text,
        <DataTable
          key="table"
          caption="Columns"
          columns={['Name', 'Why']}
          rows={[['Owner', 'Decides']]}
        />,
        text,
      ]}
    />
  ),
  one: <Prose items={[text]} />,
};
