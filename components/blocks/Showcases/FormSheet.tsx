import { FieldPlan } from '../../drawings/FieldPlan.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Display, Heading, type HeadingLevel } from '../../ui/Heading.tsx';
import { uiWords } from '../../ui/ui.content.ts';

export interface FormSheetProps {
  title: string;
  /** The number of fields, then a word for them. */
  count: readonly [number: string, what: string];
  text: string;
  /** The questions, only the first few of many, and what somebody answered. */
  fields: readonly {
    readonly label: string;
    readonly answer?: string;
    readonly required?: boolean;
  }[];
  /** What comes after the fields that are shown. */
  more?: string;
  /** Set for what is left of the form. */
  isShort?: boolean;
  /** The text alternative of the plan of all fields. */
  plan: string;
}

/** One side of the sheet: the form as people saw it, and a plan of all its fields. */
export function FormSheet({ level, ...side }: FormSheetProps & { level: HeadingLevel }) {
  const { title, count, text, fields, more, isShort, plan } = side;
  return (
    <article
      className={classNames('form-sheet', isShort && 'form-sheet--short')}
      data-ground="light"
    >
      <header className="form-sheet__head">
        <Heading level={level}>{title}</Heading>
        <p className="form-sheet__count">
          <Display as="b" size="h3">
            {count[0]}
          </Display>{' '}
          {count[1]}
        </p>
        <p className="form-sheet__text">{text}</p>
      </header>
      <ul className="form-sheet__fields" aria-label={`${title}: ${count.join(' ')}`}>
        {fields.map(({ label, answer, required }) => (
          <li key={label}>
            <span>
              {label}
              {required && uiWords.required}
            </span>
            <span>{answer}</span>
          </li>
        ))}
        {more && <li className="form-sheet__more">{more}</li>}
      </ul>
      <figure className="form-sheet__plan">
        <div>
          <FieldPlan isShort={isShort} />
        </div>
        <figcaption className="form-sheet__caption">{plan}</figcaption>
      </figure>
    </article>
  );
}
