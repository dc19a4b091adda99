/**
 * A hook that makes stylesheets and other files importable in Node, as components import them. Load it before any
 * drawing.
 */
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';

const FILES = /\.(?:svg|png|mp4|webm|vtt)$/;

const sheets: string[] = [];

registerHooks({
  load(url, context, next) {
    if (url.endsWith('.css')) sheets.push(withFonts(url));
    // The film needs only the text of the pages' content, so these imports may be empty.
    else if (!FILES.test(url)) return next(url, context);
    return { format: 'module', source: "export default '';", shortCircuit: true };
  },
});

/** All stylesheets imported so far, in order. */
export function collectedStyles(): string {
  return sheets.join('\n');
}

function withFonts(url: string): string {
  return readFileSync(new URL(url), 'utf8').replace(
    /url\("([^"]+\.woff2)"\)/g,
    (_, path: string) => {
      const font = readFileSync(new URL(path, url)).toString('base64');
      return `url("data:font/woff2;base64,${font}")`;
    },
  );
}
