import { classNames } from './class-names.ts';
import { type Pickers, SliderPickers } from './slider/SliderPickers.tsx';
import { sliderWords } from './slider/slider.content.ts';
import './Slider.css';

export type SliderEffect = 'slide' | 'fade' | 'cube' | 'flip' | 'coverflow';

export interface Slide {
  /** Names the slide (“2 of 3: …”) and its picker; unique in its slider. */
  readonly title: string;
  /** The slide's id: the target of links and, with hashNavigation, what the address shows. */
  readonly id?: string;
  /** Shown in its picker instead of the title, such as a thumbnail. */
  readonly picker?: React.ReactNode;
  readonly content: React.ReactNode;
}

export interface SliderProps {
  /** What the slides are: “Case studies”. */
  readonly label: string;
  /** For a cube, the constant of `slider/cube.ts`, which brings its styles. */
  readonly effect: SliderEffect;
  readonly slides: readonly Slide[];
  /**
   * Moves on every 3000 ms until somebody uses the slider. Default: true for fade, cube, flip and coverflow with `bars`
   * or `titles`; others cannot.
   */
  readonly rotates?: boolean;
  /** The address follows the slide, and a link to a slide's id shows it. */
  readonly hashNavigation?: boolean;
  /** What leads to the slides: `bars`, `titles`, `thumbnails`, `stations` or `turn` of `slider/`. */
  readonly pickers: Pickers;
}

/**
 * Slides, one of them in front. The markup is static, a row to scroll; `slider.behavior.ts` puts Swiper on it. A block
 * places `.slider__pickers` and `.slider__viewport` by grid areas with the names `pickers` and `viewport`;
 * `.slider__controls` take the first free place.
 */
export function Slider({
  label,
  effect,
  slides,
  pickers: { kind, Controls },
  rotates = effect !== 'slide',
  hashNavigation = false,
}: SliderProps) {
  const isMany = slides.length > 1;
  return (
    <section
      className={classNames('slider', `slider--${effect}`, `slider--${kind}`)}
      aria-roledescription="carousel"
      aria-label={label}
      data-effect={effect}
      data-hash={hashNavigation || undefined}
      {...(isMany && { 'data-behavior': 'slider', 'data-behavior-near': '' })}
    >
      {isMany && Controls && (
        // Named pickers lead everywhere in one step.
        <Controls rotates={rotates} steps={kind === 'bars'} />
      )}
      {isMany && <SliderPickers kind={kind} slides={slides} />}
      {/* biome-ignore lint/a11y: a group is no fieldset, and what scrolls is scrolled with the keyboard, too */}
      <div
        className="slider__viewport"
        role="group"
        aria-label={sliderWords.slides}
        tabIndex={isMany ? 0 : undefined}
      >
        <div className="slider__track" data-cursor={isMany ? '' : undefined}>
          {slides.map(({ title, id, content }, index) => (
            // biome-ignore lint/a11y/useSemanticElements: a group is no fieldset
            <div
              key={title}
              id={id}
              className="slider__slide"
              role="group"
              aria-roledescription="slide"
              aria-label={sliderWords.place(index + 1, slides.length, title)}
            >
              {content}
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
