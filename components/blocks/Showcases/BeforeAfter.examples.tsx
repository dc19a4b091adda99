import { atlassian } from '../../../pages/partners/atlassian.content.ts';
import { contained, repeat, variants } from '../../Variants.tsx';
import { BeforeAfter, type BeforeAfterProps } from './BeforeAfter.tsx';

const beforeAfter: BeforeAfterProps = atlassian.beforeAfter;
const many = beforeAfter.sides.map((side) => ({ ...side, fields: repeat(side.fields, 30) }));

export const examples = {
  ...variants(contained(BeforeAfter), beforeAfter, 'sides'),
  many: (
    <div className="contained">
      <BeforeAfter {...beforeAfter} sides={many} />
    </div>
  ),
};
