import './Icon.css';

export interface IconProps {
  /** One of the paths in `icon-paths.ts`. */
  path: string;
}

/** A common icon, next to words or in a control that has its own name. */
export function Icon({ path }: IconProps) {
  return (
    <svg className="icon" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

/** An arrow as an SVG, because neither of the two fonts has one. */
export function Arrow() {
  return (
    <svg className="arrow" viewBox="0 0 20 20" width="16" height="16" aria-hidden="true">
      <path d="M3 10h13M11 5l5 5-5 5" fill="none" stroke="currentColor" strokeWidth="1.75" />
    </svg>
  );
}
