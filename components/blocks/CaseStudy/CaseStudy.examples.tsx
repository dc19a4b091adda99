import { home } from '../../../pages/index.content.ts';
import { atlassian } from '../../../pages/partners/atlassian.content.ts';
import { variants } from '../../Variants.tsx';
import { CaseStudy } from './CaseStudy.tsx';
import { CaseStudyLong } from './CaseStudyLong.tsx';

export const examples = {
  ...variants(CaseStudy, home.caseStudy, 'jobs'),
  long: <CaseStudyLong {...atlassian.caseStudy} />,
};
