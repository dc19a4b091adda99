import { timeCaptions } from '../../../components/blocks/Video/film-scene.ts';
import { Mark } from '../../../components/ui/Mark.tsx';
import { method } from '../../../pages/_film.content.ts';
import { done, easeInOut, startOf } from './timing.ts';

const captions = timeCaptions(method);

/**
 * The current caption, uncovered from the left and covered again. The first is there from the start, the last stays.
 */
export function Words({ time }: { time: number }) {
  const caption = captions.findLast(({ start }) => time >= start);
  if (!caption || time >= caption.end) return null;
  const { text, note, start, end } = caption;
  const came = start === 0 ? 1 : done(time, start, 0.4, easeInOut);
  const went = end === captions.at(-1)?.end ? 0 : done(time, end - 0.3, 0.3, easeInOut);
  return (
    <div
      className="words"
      style={{ clipPath: `inset(-20px ${100 - 100 * came}% -20px ${100 * went}%)` }}
    >
      <p className="words__text">{text}</p>
      {note && <p className="words__note">{note}</p>}
    </div>
  );
}

/** The company's name, at the beginning and at the end. */
export function Name({ time }: { time: number }) {
  const opening = 1 - done(time, startOf('tangle') - 0.3, 0.3);
  const isOpening = opening > 0;
  return (
    <p
      className={isOpening ? 'name' : 'name name--end'}
      style={{ opacity: isOpening ? opening : done(time, startOf('end') + 0.3, 0.4) }}
    >
      <Mark /> Pointwork
    </p>
  );
}
