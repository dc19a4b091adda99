import { frameFeature } from '../../ui/frame-feature.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import './ScrollToTop.late.css';

export interface ScrollToTopProps {
  label: string;
}

/** Comes between page and footer, and sticks to the bottom of the screen until the footer is reached. */
export function ScrollToTop({ label }: ScrollToTopProps) {
  return (
    <div className="scroll-to-top" {...frameFeature('scroll')}>
      <a href="#top">
        <VisuallyHidden>{label}</VisuallyHidden>
        <svg viewBox="0 0 48 48" width="48" height="48" aria-hidden="true">
          <circle cx="24" cy="24" r="22" />
          <circle cx="24" cy="24" r="22" pathLength="1" />
          <path d="M24 33V16m-7 7 7-7 7 7" />
        </svg>
      </a>
    </div>
  );
}
