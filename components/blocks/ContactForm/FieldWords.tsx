import { Icon } from '../../ui/Icon.tsx';
import { circleAlert } from '../../ui/icon-paths.ts';

interface FieldWordsProps {
  /** The field's. */
  id: string;
  hint: string | undefined;
  error: string | undefined;
}

/** What stands between a question and its answer. */
export function FieldWords({ id, hint, error }: FieldWordsProps) {
  return (
    <>
      {hint && (
        <p className="field-row__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="field-row__error" id={`${id}-error`}>
          <Icon path={circleAlert} />
          {error}
        </p>
      )}
    </>
  );
}

/** The ids of those words, for the field. */
export function describedBy(id: string, hint?: string, error?: string): string | undefined {
  return [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
}
