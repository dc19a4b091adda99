import { home } from '../../../pages/index.content.ts';
import { About } from './About.tsx';

const { about } = home;
const [commitment] = about.commitments;

export const examples = {
  default: <About {...about} />,
  longest: (
    <About
      {...about}
      story={about.story.repeat(2)}
      commitments={[{ ...commitment, text: `${commitment.text} `.repeat(8) }]}
    />
  ),
  one: <About {...about} commitments={[commitment]} />,
  many: (
    <About
      {...about}
      commitments={Array.from({ length: 9 }, (_, index) => ({
        ...commitment,
        term: `Commitment ${index + 1}`,
      }))}
    />
  ),
} satisfies Record<string, React.ReactNode>;
