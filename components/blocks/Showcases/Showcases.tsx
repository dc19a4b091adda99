import {
  DrawnScreen,
  type DrawnScreenName,
  ScreenSketch,
} from '../../drawings/screens/DrawnScreen.tsx';
import { deeper, Subheading } from '../../ui/Heading.tsx';
import { Section, type SectionBaseProps } from '../../ui/Section.tsx';
import { Slider } from '../../ui/Slider.tsx';
import { thumbnails } from '../../ui/slider/thumbnails.ts';
import './Showcases.css';

export interface ShowcasesProps extends SectionBaseProps {
  /** What the slides are. */
  label: string;
  screens: readonly {
    readonly name: string;
    /** The picture. */
    readonly screen: DrawnScreenName;
    readonly caption: string;
    /** At most three things to look at, in the order of the marks on the picture. */
    readonly notes: readonly string[];
  }[];
}

/** Drawn screens to look at closely, each beside its words, and a small picture that leads to each. */
export function Showcases({ label, screens, level = 2, ...section }: ShowcasesProps) {
  return (
    <Section name="showcases" level={level} {...section}>
      <Slider
        label={label}
        // Visitors look at these closely, so they do not rotate.
        rotates={false}
        effect="coverflow"
        pickers={thumbnails}
        slides={screens.map(({ name, screen, caption, notes }) => ({
          title: name,
          picker: (
            <span className="showcases__thumb">
              <ScreenSketch name={screen} />
              {name}
            </span>
          ),
          content: (
            <div className="showcases__screen">
              <div className="showcases__picture" data-ground="light">
                <DrawnScreen name={screen} />
              </div>
              <div className="showcases__text">
                <Subheading level={deeper(level)}>{name}</Subheading>
                <p>{caption}</p>
                <ol className="showcases__notes">
                  {notes.map((note) => (
                    <li key={note}>{note}</li>
                  ))}
                </ol>
              </div>
            </div>
          ),
        }))}
      />
    </Section>
  );
}
