import { Interchange, Line } from '../../drawings/MapSigns.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Section, type SectionBaseProps } from '../../ui/Section.tsx';
import { type LinkData, TextLink } from '../../ui/TextLink.tsx';
import './CallToAction.css';

export interface CallToActionProps extends SectionBaseProps {
  /** What happens after the click. */
  text: string;
  /** Leave it out if the form follows directly. */
  action?: LinkData;
  /** Beside the action. */
  mail?: LinkData;
}

const PITCH = 22;
const LINES = ([1, 2, 3, 4] as const).map((line) => ({ line, y: PITCH * (line - 1) }));

/** As far to the left as the widest page is wide. */
const START = -4000;

/** A call to action: all lines come in from the edge of the page and end at the button. */
export function CallToAction({ text, action, mail, ...section }: CallToActionProps) {
  return (
    <Section name="call-to-action" columns="7-5" {...section}>
      <p className="call-to-action__text lede">{text}</p>
      {action && (
        <div className="call-to-action__ways">
          <Arrival />
          <ButtonLink href={action.href}>{action.label}</ButtonLink>
          {mail && <TextLink {...mail} />}
        </div>
      )}
    </Section>
  );
}

function Arrival() {
  const [width, height] = [20 - START, 3 * PITCH + 40];
  return (
    <svg
      className="call-to-action__arrival"
      width={width}
      height={height}
      viewBox={`${START} -20 ${width} ${height}`}
      aria-hidden="true"
    >
      {LINES.map(({ line, y }) => (
        <Line key={line} line={line} path={`M${START} ${y}H0`} />
      ))}
      <path className="call-to-action__trains" d={`M-92 0h22M-156 ${2 * PITCH}h22`} />
      <Interchange stops={LINES.map(({ y }) => [0, y])} radius={17} />
    </svg>
  );
}
