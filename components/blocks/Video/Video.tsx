import { Details } from '../../ui/Details.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { play } from '../../ui/icon-paths.ts';
import { FilmTranscript } from './FilmTranscript.tsx';
import type { FilmScene } from './film-scene.ts';
import { VideoDialog, type VideoDialogProps } from './VideoDialog.tsx';
import './Video.css';

export interface VideoProps extends VideoDialogProps {
  scenes: readonly FilmScene[];
  words: VideoDialogProps['words'] & {
    readonly play: string;
    readonly again: string;
    readonly transcript: string;
  };
}

/**
 * A silent film, as a part of another block. Its poster links to the MP4; a script opens a player in front of the page
 * instead. Everything in the film is below it as text.
 */
export function Video({ title, film, scenes, words }: VideoProps) {
  return (
    <div className="video" data-behavior="video" data-behavior-near="">
      <a className="video__poster" href={film.mp4} data-cursor="Play">
        <span className="video__sign">
          <Icon path={play} />
        </span>
        <span className="video__label">
          <b className="video__title">{title}</b>{' '}
          <span className="video__play" data-again={words.again}>
            {words.play}
          </span>{' '}
          {words.silence}
        </span>
      </a>
      <VideoDialog title={title} film={film} words={words} />
      <div className="video__transcript">
        <Details summary={words.transcript} isInline>
          <FilmTranscript scenes={scenes} />
        </Details>
      </div>
    </div>
  );
}
