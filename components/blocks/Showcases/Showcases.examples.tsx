import { atlassian } from '../../../pages/partners/atlassian.content.ts';
import { Showcases } from './Showcases.tsx';

const { showcases } = atlassian;
const [screen] = showcases.screens;

export const examples = {
  default: <Showcases {...showcases} />,
  longest: (
    <Showcases
      {...showcases}
      title="Look closely at what was left out as well as at what is there."
      lede={'Rebuilt from real projects with the names changed. '.repeat(4)}
      screens={[{ ...screen, caption: `${screen.caption} `.repeat(12) }]}
    />
  ),
  one: <Showcases {...showcases} screens={[{ ...screen, notes: [] }]} />,
  many: (
    <Showcases
      {...showcases}
      screens={Array.from({ length: 11 }, (_, index) => ({
        ...screen,
        name: `Screen ${index + 1}`,
      }))}
    />
  ),
} satisfies Record<string, React.ReactNode>;
