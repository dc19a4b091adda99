import { escapeText } from '../../shared/serialize.ts';

/** The ring of the logo in the theme colour; its line is half as wide as its radius. */
export function favicon(themeColor: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="12" fill="${escapeText(themeColor)}" stroke="#061a22" stroke-width="6"/></svg>\n`;
}
