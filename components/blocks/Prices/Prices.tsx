import { DataTable, type TableData } from '../../ui/DataTable.tsx';
import { Section, type SectionFacts } from '../../ui/Section.tsx';
import './Prices.css';

export interface PricesProps extends SectionFacts {
  /** The last column is the price. */
  table: TableData;
}

/** What things cost, as one table; what the prices leave out is the lede. */
export function Prices({ table, ...section }: PricesProps) {
  return (
    <Section name="prices" columns="5-7" ruled {...section}>
      <DataTable {...table} numbers="last" />
    </Section>
  );
}
