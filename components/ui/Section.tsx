import { classNames } from './class-names.ts';
import { Heading, type HeadingLevel, type HeadingProps } from './Heading.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';
import './Section.css';

/** The props of every block that is a section of a page. */
export interface SectionBaseProps {
  /** The id that links lead to, and the base of the heading's id; unique on the page. */
  id?: string;
  title: string;
  lede?: string;
  /** `2` by default. */
  level?: HeadingLevel;
  /**
   * The prominence of the section: a few sections of a page are loud, others quiet, with less space around them. In
   * between by default.
   */
  prominence?: 'loud' | 'quiet';
  /** The section's background; that of the page by default. `sheet` is as light as a card. */
  ground?: 'light' | 'sheet' | 'panel' | 'brand';
  /** Belongs to the section before it: no rule is between them. */
  continues?: boolean;
}

const TITLE_SIZES = { loud: 'display', quiet: 'quiet' } as const;

export interface SectionProps extends SectionBaseProps {
  /** The block's class; also the id if none is given. */
  name: string;
  /** The columns of heading and body, out of twelve, on wide screens; `stack`, one above the other, by default. */
  columns?: 'stack' | '4-8' | '7-5';
  /** On wide screens the words are beside the heading instead of below it; for `stack` only. */
  ledeBeside?: boolean;
  /** Less space above and below. */
  tight?: boolean;
  titleSize?: HeadingProps['size'];
  /** Hides the title from all but screen readers. */
  titleHidden?: boolean;
  /** The content of the heading; the title by default. */
  heading?: React.ReactNode;
  children: React.ReactNode;
}

export function Section({
  name,
  id = name,
  title,
  lede,
  level = 2,
  prominence,
  columns = 'stack',
  ledeBeside = false,
  ground,
  continues = false,
  tight = false,
  titleSize = prominence && TITLE_SIZES[prominence],
  titleHidden = false,
  heading = title,
  children,
}: SectionProps) {
  const className = classNames(
    name,
    'section',
    `section--${columns}`,
    continues && 'section--continued',
    ledeBeside && 'section--lede-beside',
    tight && 'section--tight',
    prominence && `section--${prominence}`,
  );
  return (
    <section id={id} className={className} data-ground={ground} aria-labelledby={`${id}-title`}>
      <div className="section__inner contained">
        <div className={classNames('section__head', titleHidden && 'section__head--hidden')}>
          <Heading level={level} size={titleSize} id={`${id}-title`}>
            {titleHidden ? <VisuallyHidden>{title}</VisuallyHidden> : heading}
          </Heading>
          {lede && <p className="section__lede lede">{lede}</p>}
        </div>
        <div className="section__body">{children}</div>
      </div>
    </section>
  );
}
