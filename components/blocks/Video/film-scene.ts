/** A scene of a silent film: what is seen, and its captions. */
export interface FilmScene {
  readonly id: string;
  /** Describes the picture in the transcript. */
  readonly picture: string;
  /** Seconds before the first caption, while the camera moves; none by default. */
  readonly lead?: number;
  readonly captions: readonly FilmCaption[];
}

export interface FilmCaption {
  /** At most nine words. */
  readonly text: string;
  /** In smaller type below the caption. */
  readonly note?: string;
  readonly seconds: number;
}

/** Something in the film with its times, in seconds from the beginning. */
export type Timed<Item> = Item & { readonly start: number; readonly end: number };

/** When each scene is on the screen. */
export function timeScenes(scenes: readonly FilmScene[]): Timed<FilmScene>[] {
  return inTurn(scenes, 0, ({ lead = 0, captions }) =>
    captions.reduce((sum, { seconds }) => sum + seconds, lead),
  );
}

/** When each caption is on the screen. */
export function timeCaptions(scenes: readonly FilmScene[]): Timed<FilmCaption>[] {
  return timeScenes(scenes).flatMap(({ start, lead = 0, captions }) =>
    inTurn(captions, start + lead, ({ seconds }) => seconds),
  );
}

/** The length of the film in seconds. */
export function lengthOf(scenes: readonly FilmScene[]): number {
  return timeScenes(scenes).at(-1)?.end ?? 0;
}

/** Whole seconds as players show them: 70 is `1:10`. */
export function playingTime(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(Math.floor(seconds) % 60).padStart(2, '0')}`;
}

function inTurn<Item>(
  items: readonly Item[],
  from: number,
  secondsOf: (item: Item) => number,
): Timed<Item>[] {
  let end = from;
  return items.map((item) => {
    const start = end;
    end += secondsOf(item);
    return { ...item, start, end };
  });
}
