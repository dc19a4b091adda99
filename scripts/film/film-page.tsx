import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Film } from './film.tsx';
import '../../assets/styles/tokens.css';
import '../../assets/styles/fonts.css';
import './film.css';

declare global {
  interface Window {
    /** Shows the film at a second; the picture is complete when this returns. */
    showFilmAt: (time: number) => void;
  }
}

const root = createRoot(document.body);

window.showFilmAt = (time) => flushSync(() => root.render(<Film time={time} />));
