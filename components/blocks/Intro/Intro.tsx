import { DayLine, type DayLineProps } from '../../drawings/DayLine.tsx';
import { InterchangeMap } from '../../drawings/InterchangeMap.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Heading } from '../../ui/Heading.tsx';
import type { LinkData } from '../../ui/link-data.ts';
import { Departures, type DeparturesData } from './Departures.tsx';
import './Intro.css';

export interface IntroProps {
  id?: string;
  /** The `h1` of the page. */
  title: string;
  lede: string;
  /** The first is the primary one. */
  actions?: readonly LinkData[];
  /** One line that must not be overlooked, such as a statement of independence; says how to read the day, if any. */
  note?: string;
  departures?: DeparturesData;
  /** The map of the four lines, with its text alternative; all words are larger beside it. */
  map?: { readonly title: string };
  /** When to phone, as a picture under the words. */
  day?: DayLineProps;
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
        <p className="intro__lede">{lede}</p>
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
      {map && (
        <div className="intro__map">
          <InterchangeMap {...map} />
        </div>
      )}
      {day && (
        <div className="intro__day" data-ground="panel">
          {words}
          <DayLine {...day} />
        </div>
      )}
    </section>
  );
}
