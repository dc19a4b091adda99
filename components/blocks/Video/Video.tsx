import { Details } from '../../ui/Details.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { play } from '../../ui/icon-paths.ts';
import { Section, type SectionBaseProps } from '../../ui/Section.tsx';
import { FilmTranscript } from './FilmTranscript.tsx';
import type { FilmScene } from './film-scene.ts';
import { VideoDialog, type VideoDialogProps } from './VideoDialog.tsx';
import { VideoPoster } from './VideoPoster.tsx';
import './Video.css';

export interface VideoProps extends SectionBaseProps, Pick<VideoDialogProps, 'film'> {
  scenes: readonly FilmScene[];
  /** The title of the card on the poster, in lines. */
  card: readonly string[];
  words: VideoDialogProps['words'] & {
    readonly play: string;
    readonly again: string;
    readonly transcript: string;
  };
}

/**
 * A silent film. Its poster links to the MP4; a script opens a player in front of the page instead. Everything in the
 * film is below it as text.
 */
export function Video({ film, scenes, card, words, ...section }: VideoProps) {
  return (
    <Section name="video" columns="beside" {...section}>
      <div data-behavior="video" data-behavior-near="">
        <a className="video__poster" href={film.mp4} data-ground="panel" data-cursor="Play">
          <VideoPoster card={card} />
          <span className="video__label">
            <span className="video__sign">
              <Icon path={play} />
            </span>
            <b className="video__play" data-again={words.again}>
              {words.play}
            </b>
          </span>
        </a>
        <VideoDialog title={section.title} film={film} words={words} />
        <div className="video__transcript">
          <Details summary={words.transcript}>
            <FilmTranscript scenes={scenes} />
          </Details>
        </div>
      </div>
    </Section>
  );
}
