import { type FilmScene, playingTime, timeScenes } from './film-scene.ts';
import './FilmTranscript.css';

/** Everything that a silent film shows and says, scene by scene. */
export function FilmTranscript({ scenes }: { scenes: readonly FilmScene[] }) {
  return (
    <ol className="film-transcript">
      {timeScenes(scenes).map(({ id, start, picture, captions }) => (
        <li key={id}>
          <span>{playingTime(start)}</span>
          <p>{picture}</p>
          <p>{captions.map(({ text, note }) => (note ? `${text} ${note}` : text)).join(' ')}</p>
        </li>
      ))}
    </ol>
  );
}
