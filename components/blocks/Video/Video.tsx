import { Button } from '../../ui/Button.tsx';
import { Details } from '../../ui/Details.tsx';
import { Display } from '../../ui/Heading.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { play } from '../../ui/icon-paths.ts';
import { type FilmScene, FilmTranscript } from './FilmTranscript.tsx';
import './Video.css';

/** The URLs of a film, in the formats that browsers play. */
interface FilmFiles {
  /** VP9. */
  readonly webm: string;
  /** H.264. */
  readonly mp4: string;
  /** WebVTT. */
  readonly captions: string;
}

export interface VideoProps {
  title: string;
  film: FilmFiles;
  scenes: readonly FilmScene[];
  words: {
    readonly play: string;
    readonly again: string;
    readonly silence: string;
    readonly transcript: string;
    readonly close: string;
    readonly captions: string;
    readonly failure: string;
    readonly read: string;
  };
}

/**
 * A silent film, as a part of another block. Its poster links to the MP4; a script opens a player in front of the page
 * instead. Everything in the film is below it as text.
 */
export function Video({ title, film, scenes, words }: VideoProps) {
  return (
    <div className="video" data-behavior="video" data-behavior-near="">
      <a className="video__poster" href={film.mp4} data-cursor="">
        <span className="video__sign">
          <Icon path={play} />
        </span>
        <span className="video__label">
          <Display as="b" className="video__title">
            {title}
          </Display>{' '}
          <span className="video__play" data-again={words.again}>
            {words.play}
          </span>{' '}
          {words.silence}
        </span>
      </a>
      <Player title={title} film={film} words={words} />
      <div className="video__transcript">
        <Details summary={words.transcript} isInline>
          <FilmTranscript scenes={scenes} />
        </Details>
      </div>
    </div>
  );
}

/** The player: closed, and nothing fetched, until `video.behavior.ts` opens it. */
function Player({ title, film, words }: Omit<VideoProps, 'scenes'>) {
  return (
    <dialog className="video-dialog" data-ground="panel" aria-label={title}>
      <div className="video-dialog__bar">
        <p>
          {title} <span>{words.silence}</span>
        </p>
        <Button variant="secondary" data-action="close">
          {words.close}
        </Button>
      </div>
      <div className="video-dialog__stage">
        {/* The browser takes the first format that it can play. */}
        <video width="1280" height="720" controls preload="none" playsInline tabIndex={0}>
          <source src={film.webm} type="video/webm; codecs=vp9" />
          <source src={film.mp4} type="video/mp4; codecs=avc1.64001f" />
          <track src={film.captions} kind="captions" srcLang="en" label={words.captions} />
        </video>
        <div className="video-dialog__failure" role="alert" hidden>
          <p>{words.failure}</p>
          <Button data-action="read">{words.read}</Button>
        </div>
      </div>
    </dialog>
  );
}
