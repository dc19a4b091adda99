import { RingTable, type TableData } from '../../ui/DataTable.tsx';
import { Heading, type HeadingLevel } from '../../ui/Heading.tsx';
import './SkillsMatrix.css';

export interface SkillsMatrixProps {
  /** The id that links lead to; `skills` by default. */
  id?: string;
  title: string;
  /** Which products we work with, and what we do with each. */
  matrix: TableData;
  /** `3` by default. */
  level?: HeadingLevel;
}

/** What we do and what we don’t, as a part of another section. */
export function SkillsMatrix({ id = 'skills', title, matrix, level = 3 }: SkillsMatrixProps) {
  return (
    <section id={id} className="skills-matrix" aria-labelledby={`${id}-title`}>
      <Heading level={level} size="h4" id={`${id}-title`}>
        {title}
      </Heading>
      <RingTable {...matrix} />
    </section>
  );
}
