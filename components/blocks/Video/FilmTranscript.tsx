/** A scene of a silent film: what is seen, and its captions. */
export interface FilmScene {
  readonly id: string;
  /** Describes the picture in the transcript. */
  readonly picture: string;
  /** Seconds before the first caption, while the camera moves; none by default. */
  readonly lead?: number;
  readonly captions: readonly FilmCaption[];
}

interface FilmCaption {
  /** At most nine words. */
  readonly text: string;
  /** In smaller type below the caption. */
  readonly note?: string;
  readonly seconds: number;
}

/** Scenes one after the other, each with the seconds at which it starts and ends. */
export function timeScenes(scenes: readonly FilmScene[]) {
  let end = 0;
  return scenes.map((scene) => {
    const start = end;
    end = scene.captions.reduce((sum, { seconds }) => sum + seconds, start + (scene.lead ?? 0));
    return { ...scene, start, end };
  });
}

/** Whole seconds as players show them: 70 is `1:10`. */
function playingTime(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(Math.floor(seconds) % 60).padStart(2, '0')}`;
}

/** Everything that a silent film shows and says, scene by scene. */
export function FilmTranscript({ scenes }: { scenes: readonly FilmScene[] }) {
  return (
    <ol>
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
