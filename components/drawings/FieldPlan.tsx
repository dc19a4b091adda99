import fields from '../../assets/images/fields.svg';
import './FieldPlan.css';

/** A form from a distance: all its fields or, if it is short, those that are asked and those that are kept. */
export function FieldPlan({ isShort = false }: { isShort?: boolean }) {
  return (
    <svg
      className="field-plan"
      viewBox="0 0 138 474"
      width="138"
      height="474"
      preserveAspectRatio="none"
      fill="none"
      aria-hidden="true"
    >
      <use href={`${fields}#${isShort ? 'short' : 'all'}`} />
    </svg>
  );
}
