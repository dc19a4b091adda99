/** A starting point. */
export interface Scaffold {
  /** Path, relative to the root → text. */
  files: Readonly<Record<string, string>>;
  /** What to do next, in sentences. */
  next: readonly string[];
  /** The folder that the paths are relative to; this project by default. */
  root?: string;
}

/** `price-toggle` is `PriceToggle`. */
export function pascalCase(name: string): string {
  return name
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
}

/** `price-toggle` is `Price toggle`. */
export function sentenceCase(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');
}
