import { Button } from '../../ui/Button.tsx';
import './VideoDialog.css';

/** The URLs of a film, in the formats that browsers play. */
export interface FilmFiles {
  /** VP9. */
  readonly webm: string;
  /** H.264. */
  readonly mp4: string;
  /** WebVTT. */
  readonly captions: string;
}

export interface VideoDialogProps {
  title: string;
  film: FilmFiles;
  words: {
    readonly silence: string;
    readonly close: string;
    readonly captions: string;
    readonly failure: string;
    readonly read: string;
  };
}

/** The player: closed, and nothing fetched, until `video.behavior.ts` opens it. */
export function VideoDialog({ title, film, words }: VideoDialogProps) {
  return (
    <dialog className="video-dialog" data-ground="panel" aria-label={title}>
      <div className="video-dialog__bar">
        <p className="video-dialog__title">
          {title} <span className="video-dialog__silence">{words.silence}</span>
        </p>
        <Button variant="secondary" data-action="close">
          {words.close}
        </Button>
      </div>
      <div className="video-dialog__stage">
        {/* The browser takes the first format that it can play. */}
        <video
          className="video-dialog__film"
          width="1280"
          height="720"
          controls
          preload="none"
          playsInline
          tabIndex={0}
        >
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
