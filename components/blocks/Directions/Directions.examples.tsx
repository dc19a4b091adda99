import { contactPage } from '../../../pages/contact.content.ts';
import { Directions } from './Directions.tsx';

const { directions } = contactPage;
const [way] = directions.ways;

export const examples = {
  default: <Directions {...directions} />,
  longest: (
    <Directions
      {...directions}
      address={`${directions.address}, behind the old goods office and the other old goods office`}
      ways={[{ ...way, text: `${way.text} `.repeat(12) }]}
    />
  ),
  one: <Directions {...directions} ways={[way]} />,
  many: (
    <Directions
      {...directions}
      ways={Array.from({ length: 9 }, (_, index) => ({ ...way, from: `Way ${index + 1}` }))}
    />
  ),
} satisfies Record<string, React.ReactNode>;
