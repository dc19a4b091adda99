import { Bullet, type PlatformLine } from '../../ui/Bullet.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Heading } from '../../ui/Heading.tsx';
import type { LinkData } from '../../ui/TextLink.tsx';
import './Departures.css';
// A drawing is painted with the words, before the page's own styles arrive.
import '../../drawings/InterchangeMap.css';
import '../../drawings/MapSigns.css';
import './Intro.css';

export interface IntroProps {
  /** `intro` by default. */
  id?: string;
  /** The `h1` of the page. */
  title: string;
  lede: string;
  /** The first is the primary one. */
  actions?: readonly LinkData[];
  /** One line that must not be overlooked, such as a statement of independence; says how to read the day, if any. */
  note?: string;
  departures?: DeparturesData;
  /** The map of the four lines, beside which all words are larger. */
  map?: React.ReactElement;
  /** When to phone, as a picture under the words. */
  day?: React.ReactElement;
}

export function Intro({
  id = 'intro',
  title,
  lede,
  actions = [],
  note,
  departures,
  map,
  day,
}: IntroProps) {
  const kind = map ? 'large' : day ? 'day' : 'medium';
  const words = note && <p className="intro__note">{note}</p>;
  return (
    <section id={id} className={`intro intro--${kind}`} aria-labelledby={`${id}-title`}>
      <div className="intro__copy">
        <Heading
          className="intro__title"
          level={1}
          size={map ? 'hero' : 'display'}
          id={`${id}-title`}
        >
          {title}
        </Heading>
        <p className="intro__lede lede">{lede}</p>
        {actions.length > 0 && (
          <p className="intro__actions">
            {actions.map(({ label, href }, index) => (
              <ButtonLink key={href} href={href} variant={index === 0 ? 'primary' : 'secondary'}>
                {label}
              </ButtonLink>
            ))}
          </p>
        )}
        {!day && words}
        {departures && (
          <div className="intro__departures">
            <Departures {...departures} />
          </div>
        )}
      </div>
      {map && <div className="intro__map">{map}</div>}
      {day && (
        <div className="intro__day" data-ground="panel">
          {words}
          {day}
        </div>
      )}
    </section>
  );
}

interface Entry {
  readonly line: PlatformLine;
  readonly text: string;
  readonly duration: string;
}

interface DeparturesData {
  readonly label: string;
  /** What the durations are. */
  readonly durationLabel: string;
  /** One per line. */
  readonly entries: readonly [Entry, Entry, Entry, Entry];
}

/** The departure board, which CSS types once, entry by entry. */
function Departures({ label, durationLabel, entries }: DeparturesData) {
  return (
    <div className="departures">
      <p className="departures__heads">
        <b>{label}</b> <span className="departures__duration">{durationLabel}</span>
      </p>
      <ul>
        {entries.map(({ line, text, duration }) => (
          <li key={text} className="departures__entry">
            <Bullet line={line} decorative />
            <span className="departures__words">
              <span>{text}</span>
            </span>
            <span className="departures__duration">{duration}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
