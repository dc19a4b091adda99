import { home } from '../../../pages/index.content.ts';
import { FunFacts } from './FunFacts.tsx';

const { funFacts } = home;
const { late } = funFacts.record;

export const examples = {
  default: <FunFacts {...funFacts} />,
  longest: (
    <FunFacts
      {...funFacts}
      lede={'Every cutover to Atlassian Cloud since 2019, in order. '.repeat(4)}
      record={{
        ...funFacts.record,
        late: late.map((one) => ({ ...one, text: `${one.text} `.repeat(4) })),
      }}
    />
  ),
} satisfies Record<string, React.ReactNode>;
