import { classNames } from '../ui/class-names.ts';
import './BufferStop.css';

/** The end of a line that comes from the left; the stylesheet of what it is in gives it its size and turns it. */
export function BufferStop({ className }: { className: string }) {
  return (
    <svg className={classNames('buffer-stop', className)} viewBox="0 0 24 44" aria-hidden="true">
      <path d="M4.5 0v44M4.5 8.5H24M4.5 35.5H24" />
    </svg>
  );
}
