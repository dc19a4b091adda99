import { build } from 'esbuild';
import { launchBrowser } from '../../tests/support/launch-browser.ts';
import { PROJECT } from '../build/options.ts';
import { FRAME } from './world.ts';

/** The film in a browser. */
export interface OpenFilm {
  /** The picture at a second, as a PNG. */
  show: (time: number) => Promise<Buffer>;
  close: () => Promise<void>;
}

/** Opens the film in the Chromium of the tests, with the site's own stylesheets, drawings and fonts. */
export async function openFilm(): Promise<OpenFilm> {
  const [script = '', style = ''] = await bundle();
  const browser = await launchBrowser();
  const page = await browser.newPage({ viewport: FRAME, reducedMotion: 'reduce' });
  await page.setContent(
    `<!doctype html><html lang="en"><style>${style}</style><body></body></html>`,
  );
  await page.addScriptTag({ content: script });
  await page.evaluate(async () => {
    window.showFilmAt(0);
    await Promise.all([...document.fonts].map((font) => font.load().catch(() => {})));
    await document.fonts.ready;
  });
  return {
    show: async (time) => {
      await page.evaluate((second) => window.showFilmAt(second), time);
      return page.screenshot();
    },
    close: () => browser.close(),
  };
}

const FILES = ['.svg', '.png', '.mp4', '.webm', '.vtt'];

async function bundle(): Promise<string[]> {
  const { outputFiles } = await build({
    entryPoints: [`${PROJECT}/scripts/film/film-page.tsx`],
    bundle: true,
    write: false,
    outdir: 'film',
    jsx: 'automatic',
    // Of the pages' content the film takes words alone.
    loader: { '.woff2': 'dataurl', ...Object.fromEntries(FILES.map((file) => [file, 'empty'])) },
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent',
    tsconfigRaw: {},
  });
  const textOf = (extension: string) =>
    outputFiles.find(({ path }) => path.endsWith(extension))?.text ?? '';
  return [textOf('.js'), textOf('.css')];
}
