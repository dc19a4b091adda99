/** Runs in the browser that `open-film.ts` opens. */
import { renderToStaticMarkup } from 'react-dom/server';
import '../../assets/styles/tokens.css';
import '../../assets/styles/fonts.css';
import './film.css';
import { Film } from './film.tsx';

/** Puts the film's picture at a second into the document. */
export function drawFilm(time: number): void {
  document.body.innerHTML = renderToStaticMarkup(<Film time={time} />);
}
