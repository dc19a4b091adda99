/**
 * Makes stylesheets and other files importable, as components import them: Node itself knows modules alone. To be
 * imported before anything that is drawn.
 */
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';

const FILES = /\.(?:svg|png|mp4|webm|vtt)$/;

const sheets: string[] = [];

registerHooks({
  load(url, context, next) {
    if (url.endsWith('.css')) sheets.push(withFonts(url));
    // Of the pages' content the film takes words alone.
    else if (!FILES.test(url)) return next(url, context);
    return { format: 'module', source: "export default '';", shortCircuit: true };
  },
});

/** All stylesheets that were imported so far, in their order. */
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
