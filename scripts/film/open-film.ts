import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { launchBrowser } from '../browser/launch-browser.ts';
import { FRAME } from './world.ts';

/** The film in a browser. */
export interface OpenFilm {
  /** The picture at a second, as a PNG. */
  show: (time: number) => Promise<Buffer>;
  close: () => Promise<void>;
}

/** Opens the film in the Chromium of the tests, with the site's own stylesheets, drawings and fonts. */
export async function openFilm(): Promise<OpenFilm> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('./draw-film.tsx', import.meta.url))],
    bundle: true,
    write: false,
    outdir: '.',
    globalName: 'film',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent',
    loader: {
      '.woff2': 'dataurl',
      // The film needs only the text of the pages' content, not their files.
      ...{ '.svg': 'empty', '.png': 'empty', '.mp4': 'empty', '.webm': 'empty', '.vtt': 'empty' },
    },
  });
  const textOf = (extension: string) =>
    outputFiles.find(({ path }) => path.endsWith(extension))?.text ?? '';
  const browser = await launchBrowser();
  const page = await browser.newPage({ viewport: FRAME, reducedMotion: 'reduce' });
  await page.setContent(
    `<!doctype html><html lang="en"><style>${textOf('.css')}</style><body></body></html>`,
  );
  await page.addScriptTag({ content: textOf('.js') });
  await page.evaluate('film.drawFilm(0)');
  await page.evaluate(async () => {
    await Promise.all([...document.fonts].map((font) => font.load().catch(() => {})));
    await document.fonts.ready;
  });
  return {
    show: async (time) => {
      await page.evaluate(`film.drawFilm(${time})`);
      return page.screenshot();
    },
    close: () => browser.close(),
  };
}
