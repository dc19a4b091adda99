import type { MouseEvent } from 'react';
import { Heading, type HeadingLevel } from '../../../ui/Heading.tsx';
import { errorWords } from '../contact-form.content.ts';
import type { Errors } from '../sending/answers.ts';
import { fieldId } from './form-field.ts';

interface ErrorSummaryProps {
  formId: string;
  errors: Errors;
  /** What is wrong apart from single answers. */
  remarks: readonly string[];
  level: HeadingLevel;
}

/** A list of all errors, which gets the focus when the form is refused. */
export function ErrorSummary({ formId, errors, remarks, level }: ErrorSummaryProps) {
  const count = Object.keys(errors).length;
  return (
    <div className="error-summary" ref={focus} tabIndex={-1}>
      <div role="alert">
        <Heading level={level} size="h4">
          {remarks.length > 0 ? errorWords.refused : errorWords.incomplete(count)}
        </Heading>
        <ul>
          {remarks.map((remark) => (
            <li key={remark} className="error-summary__words" dir="auto">
              {remark}
            </li>
          ))}
          {Object.entries(errors).map(([name, error]) => (
            <li key={name} dir="auto">
              <a
                className="error-summary__words"
                href={`#${fieldId(formId, name)}`}
                onClick={enter}
              >
                {error}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function focus(element: HTMLElement | null) {
  element?.focus();
}

/** Moves to the field with its question in view, without adding a history entry. */
function enter(event: MouseEvent<HTMLAnchorElement>) {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (!field) return;
  event.preventDefault();
  field.focus({ preventScroll: true });
  field.closest('.field-row')?.scrollIntoView({ block: 'nearest' });
}
