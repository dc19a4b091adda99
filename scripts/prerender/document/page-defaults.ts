/** What applies to a page that does not say otherwise, and to error pages. */
export const DEFAULT_LAYOUT = 'default';
export const DEFAULT_TRANSITION = 'page';

/** The size that Facebook, LinkedIn, X and messengers show beside a link, in pixels. */
export const PREVIEW_SIZE = { width: 1200, height: 630 };

/** The path of a page's preview below `dist/`. */
export function previewPath(routeName: string): string {
  return `og/${routeName}.png`;
}
