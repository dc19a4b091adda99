import { DrawnScreen, type DrawnScreenName } from '../../drawings/screens/DrawnScreen.tsx';
import { ScreenSketch } from '../../drawings/screens/ScreenSketch.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Details } from '../../ui/Details.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { deeper } from '../../ui/heading-level.ts';
import type { LineNumber } from '../../ui/line-number.ts';
import { Section, type SectionFacts } from '../../ui/Section.tsx';
import { Slider } from '../../ui/Slider.tsx';
import './Showcases.css';

export interface ShowcasesProps extends SectionFacts {
  /** `coverflow`, the default: a row that runs off the page. `thumbnails`: one screen, chosen by its small picture. */
  effect?: 'coverflow' | 'thumbnails';
  screens: readonly {
    readonly name: string;
    /** The picture. */
    readonly screen: DrawnScreenName;
    readonly caption: string;
    /** The line in whose colour the screen is printed while it is not in front; for `coverflow` only. */
    readonly line?: LineNumber;
    /** At most three reasons why it looks as it does, in the order of the letters on the picture. */
    readonly notes?: readonly string[];
  }[];
}

/** Drawn screens to look at closely. */
export function Showcases({
  effect = 'coverflow',
  screens,
  level = 2,
  ...section
}: ShowcasesProps) {
  const isRow = effect === 'coverflow';
  return (
    <Section name="showcases" {...{ level }} {...section}>
      <Slider
        className={classNames('showcases__slider', `showcases__slider--${effect}`)}
        label={section.title.replace(/\.$/, '')}
        // Starts with a neighbour on each side.
        start={isRow && screens.length > 2 ? 1 : 0}
        // To be looked at closely, so they stay until somebody moves on.
        rotates={false}
        effect={isRow ? 'coverflow' : 'slide'}
        pickers={isRow ? 'bars' : 'thumbnails'}
        slides={screens.map(({ name, screen, caption, line, notes = [] }) => ({
          title: name,
          picker: !isRow && (
            <span className="showcases__thumb">
              <ScreenSketch name={screen} />
              {name}
            </span>
          ),
          content: (
            <div className="showcases__screen">
              <div
                className={classNames('showcases__picture', line && `showcases__picture--${line}`)}
              >
                <DrawnScreen name={screen} />
              </div>
              <div className="showcases__text">
                <Heading level={deeper(level)} size="h4">
                  {name}
                </Heading>
                <p>{caption}</p>
                {notes.length > 0 && (
                  <Details summary="Why it looks like this">
                    <ol className="showcases__notes">
                      {notes.map((note) => (
                        <li key={note}>{note}</li>
                      ))}
                    </ol>
                  </Details>
                )}
              </div>
            </div>
          ),
        }))}
      />
    </Section>
  );
}
