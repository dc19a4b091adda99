import { atlassian } from '../../../pages/partners/atlassian.content.ts';
import { Testimonials } from './Testimonials.tsx';

const { testimonials } = atlassian;
const [ticket] = testimonials.tickets;

export const examples = {
  default: <Testimonials {...testimonials} />,
  many: (
    <Testimonials
      {...testimonials}
      tickets={([1, 2, 3, 4, 1, 2, 3] as const).map((line, index) => ({
        ...ticket,
        line,
        name: `Traveller ${index + 1}`,
      }))}
    />
  ),
} satisfies Record<string, React.ReactNode>;
