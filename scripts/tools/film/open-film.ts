import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { launchBrowser } from '../browser/launch-browser.ts';
import { collectedStyles } from './collect-styles.ts';
import { Film } from './film.tsx';
import './film-styles.ts';
import { FRAME } from './world.ts';

/** The film in a browser. */
export interface OpenFilm {
  /** The picture at a second, as a PNG. */
  show: (time: number) => Promise<Buffer>;
  close: () => Promise<void>;
}

/** Opens the film in the Chromium of the tests, with the site's own stylesheets, drawings and fonts. */
export async function openFilm(): Promise<OpenFilm> {
  const browser = await launchBrowser();
  const page = await browser.newPage({ viewport: FRAME, reducedMotion: 'reduce' });
  const draw = (time: number) =>
    page.evaluate(
      (html) => {
        document.body.innerHTML = html;
      },
      renderToStaticMarkup(createElement(Film, { time })),
    );
  await page.setContent(
    `<!doctype html><html lang="en"><style>${collectedStyles()}</style><body></body></html>`,
  );
  await draw(0);
  await page.evaluate(async () => {
    await Promise.all([...document.fonts].map((font) => font.load().catch(() => {})));
    await document.fonts.ready;
  });
  return {
    show: async (time) => {
      await draw(time);
      return page.screenshot();
    },
    close: () => browser.close(),
  };
}
