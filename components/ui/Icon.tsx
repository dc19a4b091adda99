import './Icon.css';

export interface IconProps {
  /** One of the paths in `icon-paths.ts`. */
  path: string;
}

/** A common icon, next to words or in a control that has its own name. */
export function Icon({ path }: IconProps) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
