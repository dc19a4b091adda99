import './Icon.css';

export interface IconProps {
  /** One of `icon-paths.ts`. */
  path: string;
}

/** A sign that people know, beside words or in a control that has a name of its own. */
export function Icon({ path }: IconProps) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={path} />
    </svg>
  );
}
