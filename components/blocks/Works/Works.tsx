import { AccountsFace } from '../../drawings/screens/AccountsFace.tsx';
import { PageFace } from '../../drawings/screens/PageFace.tsx';
import { PartsFace } from '../../drawings/screens/PartsFace.tsx';
import { StatusFace } from '../../drawings/screens/StatusFace.tsx';
import { Bullet, type PlatformLine } from '../../ui/Bullet.tsx';
import { Display, deeper, Subheading } from '../../ui/Heading.tsx';
import { Arrow } from '../../ui/Icon.tsx';
import { Section, type SectionBaseProps } from '../../ui/Section.tsx';
import { Slider } from '../../ui/Slider.tsx';
import { cube } from '../../ui/slider/cube.ts';
import { titles } from '../../ui/slider/titles.ts';
import './Works.css';

export interface WorksProps extends SectionBaseProps {
  /** What the sides of the cube are. */
  label: string;
  /** A cube has four sides; more than four works share them. */
  works: readonly Work[];
}

interface Work {
  readonly line: PlatformLine;
  readonly title: string;
  readonly result: string;
}

/** The side of the cube for each line. */
const FACES: Readonly<Record<PlatformLine, React.ReactNode>> = {
  1: <StatusFace />,
  2: <PartsFace />,
  3: <PageFace />,
  4: <AccountsFace />,
};

/** A cube on a dark panel; its sides are chosen from the list beside it. */
export function Works({ label, works, level = 2, ...section }: WorksProps) {
  return (
    <Section name="works" ground="panel" level={level} {...section}>
      <Slider
        label={label}
        effect={cube}
        rotates={false}
        pickers={titles}
        slides={works.map((work) => ({
          title: work.title,
          picker: <Picker {...work} />,
          content: (
            <>
              {FACES[work.line]}
              {/* For screen readers, and for screens without the list beside the cube. */}
              <div className="works__caption">
                <Subheading level={deeper(level)}>{work.title}</Subheading>
                <p>{work.result}</p>
              </div>
            </>
          ),
        }))}
      />
    </Section>
  );
}

function Picker({ line, title, result }: Work) {
  return (
    <>
      <Bullet line={line} />
      <Display as="span">{title}</Display>
      <span className="works__result">{result}</span>
      <Arrow />
    </>
  );
}
