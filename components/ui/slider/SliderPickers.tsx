import { Button } from '../Button.tsx';
import type { Slide } from '../Slider.tsx';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import type { SliderControls } from './SliderControls.tsx';
import { sliderWords } from './slider.content.ts';
import './SliderPickers.css';

/** What leads to the slides. A kind with styles has a file of its own, which imports them. */
export interface Pickers {
  readonly kind: 'bars' | 'titles' | 'thumbnails' | 'stations' | 'turn';
  /** The buttons beside them; without those, a slider cannot rotate. */
  readonly Controls?: typeof SliderControls;
}

interface SliderPickersProps {
  kind: Pickers['kind'];
  slides: readonly Slide[];
}

/** What leads to each slide. Pickers that are links also work without a script. */
export function SliderPickers({ kind, slides }: SliderPickersProps) {
  if (kind === 'turn') {
    return (
      <div className="slider__pickers">
        <Button variant="secondary" data-turn>
          {slides.map(({ title }, index) => (
            <span key={title} hidden={index === 0}>
              {sliderWords.turn}
              {title}
            </span>
          ))}
        </Button>
      </div>
    );
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group is no fieldset
    <div
      className="slider__pickers"
      role="group"
      aria-label={sliderWords.pickers}
      // Without a script the titles are just text.
      inert={kind === 'titles'}
    >
      {slides.map(({ title, id, picker }) =>
        kind === 'stations' && id ? (
          <a key={title} className="slider__picker" href={`#${id}`}>
            {picker ?? title}
          </a>
        ) : (
          <button key={title} className="slider__picker" type="button">
            {kind === 'titles' ? (picker ?? title) : <VisuallyHidden>{title}</VisuallyHidden>}
            {kind === 'thumbnails' && <span aria-hidden="true">{picker}</span>}
          </button>
        ),
      )}
    </div>
  );
}
