import { Icon } from '../../../ui/Icon.tsx';
import { circleAlert } from '../../../ui/icon-paths.ts';

interface FieldWordsProps {
  /** The field's id. */
  id: string;
  hint: string | undefined;
  error: string | undefined;
}

/** The hint and the error message between a question and its answer. */
export function FieldWords({ id, hint, error }: FieldWordsProps) {
  return (
    <>
      {hint && (
        <p className="field-row__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        // Replaced as a whole: it may hold a translator's words.
        <p key={error} className="field-row__error" id={`${id}-error`}>
          <Icon path={circleAlert} />
          {error}
        </p>
      )}
    </>
  );
}

/** The ids of the hint and the error, for the field's `aria-describedby`. */
export function describedBy(id: string, hint?: string, error?: string): string | undefined {
  return [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
}
