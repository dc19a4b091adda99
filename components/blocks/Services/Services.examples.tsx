import { home } from '../../../pages/index.content.ts';
import { atlassian } from '../../../pages/partners/atlassian.content.ts';
import { Services } from './Services.tsx';
import { ServicesList } from './ServicesList.tsx';

const { services } = home;
const [row] = services.rows;
const { situations } = atlassian;

export const examples = {
  default: <Services {...services} />,
  longest: (
    <Services
      title="Four lines, one timetable, one invoice and one telephone number for all of it."
      smallPrint={services.smallPrint}
      rows={[
        {
          ...row,
          name: 'Collaboration and service management',
          runs: 'Jira, Confluence, service desks, automation, asset registers and the forms before them',
          firstStop: 'Jira, Confluence and service desk health check with a written report',
          days: 120,
          price: '£124,800',
        },
      ]}
    />
  ),
  one: <Services {...services} rows={[row]} />,
  many: (
    <Services
      {...services}
      rows={([1, 2, 3, 4, 1, 2, 3, 4] as const).map((line, index) => ({
        ...row,
        id: `many-${index}`,
        line,
      }))}
    />
  ),
  list: <ServicesList {...situations} />,
} satisfies Record<string, React.ReactNode>;
