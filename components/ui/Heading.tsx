import { classNames } from './class-names.ts';
import './Heading.css';

export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

/** One level below the given one: for headings inside a section. */
export function deeper(level: HeadingLevel): HeadingLevel {
  return Math.min(level + 1, 6) as HeadingLevel;
}

type Size = 'hero' | 'display' | 'h2' | 'quiet' | 'h3' | 'h4' | 'label';

export interface HeadingProps {
  level: HeadingLevel;
  /** The type size; by default the one for the level. A label stands above something larger. */
  size?: Size;
  id?: string;
  className?: string;
  children: React.ReactNode;
}

const SIZES = { 1: 'display', 2: 'h2', 3: 'h3', 4: 'h4', 5: 'h4', 6: 'h4' } as const;

export function Heading({ level, size = SIZES[level], id, className, children }: HeadingProps) {
  const Tag = `h${level}` as const;
  return (
    <Tag id={id} className={classNames('heading', `heading--${size}`, className)}>
      {children}
    </Tag>
  );
}

/** The heading of one of several things, such as the items of a list. */
export function Subheading({ level, children }: Pick<HeadingProps, 'level' | 'children'>) {
  return (
    <Heading level={level} size="h4">
      {children}
    </Heading>
  );
}

interface DisplayProps {
  as: 'p' | 'span' | 'b' | 'dt' | 'dd' | 'blockquote';
  size?: Size;
  className?: string;
  children: React.ReactNode;
}

/** Text that is set like a heading, but is none. */
export function Display({ as: Tag, size = 'h4', className, children }: DisplayProps) {
  return <Tag className={classNames('heading', `heading--${size}`, className)}>{children}</Tag>;
}
