import { DataTable, type TableData } from '../../ui/DataTable.tsx';
import { Section, type SectionFacts } from '../../ui/Section.tsx';
import './Prices.css';

export interface PricesProps extends SectionFacts {
  /** The last column is the price. */
  table: TableData;
  note: string;
}

export function Prices({ table, note, ...section }: PricesProps) {
  return (
    <Section name="prices" columns="5-7" ruled {...section}>
      <DataTable {...table} numbers="last" />
      <p className="prices__note">{note}</p>
    </Section>
  );
}
