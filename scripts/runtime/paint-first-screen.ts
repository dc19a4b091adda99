import { PAGE_ID } from '../shared/markers.ts';

/** Leaves what is out of sight out of the layout, as if each part of the page were about a screen high. */
const FIRST_SCREEN = new CSSStyleSheet({ disabled: true });
FIRST_SCREEN.replaceSync(
  `#${PAGE_ID}>:nth-child(n+4){content-visibility:auto;contain-intrinsic-height:60rem}`,
);
document.adoptedStyleSheets.push(FIRST_SCREEN);

/**
 * Has the first screen of the page that comes next painted before the rest is laid out, which takes longer than all else
 * in a visit. For a page that is shown from its top: where anything else is, only the layout tells.
 */
export function paintFirstScreen(): void {
  FIRST_SCREEN.disabled = false;
  requestAnimationFrame(() =>
    setTimeout(() => {
      FIRST_SCREEN.disabled = true;
    }),
  );
}
