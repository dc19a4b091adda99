import { Heading } from '../../ui/Heading.tsx';
import { deeper, type HeadingLevel } from '../../ui/heading-level.ts';
import { Stop, StopList } from '../../ui/StopList.tsx';
import './NextStops.css';

export interface NextStopsProps {
  title: string;
  stops: readonly { readonly name: string; readonly text: string }[];
}

/** The steps after a message, drawn as the last stops of a line that ends where the work begins. */
export function NextStops({ title, stops, level }: NextStopsProps & { level: HeadingLevel }) {
  return (
    <div className="next-stops">
      <Heading level={level} size="h4">
        {title}
      </Heading>
      <StopList isOrdered>
        {stops.map(({ name, text }) => (
          <Stop key={name}>
            <Heading level={deeper(level)} size="h4">
              {name}
            </Heading>
            <p>{text}</p>
          </Stop>
        ))}
      </StopList>
    </div>
  );
}
