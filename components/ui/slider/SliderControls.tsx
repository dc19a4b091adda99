import '../Button.tsx';
import { rotationWords, sliderWords } from './slider.content.ts';
import './SliderControls.css';

interface SliderControlsProps {
  rotates: boolean;
  /** Whether there are buttons for the previous and the next slide. */
  steps: boolean;
}

const STEPS = [
  ['-1', sliderWords.previous],
  ['1', sliderWords.next],
] as const;

/** The first stop of the Tab key is the button that ends the motion. */
export function SliderControls({ rotates, steps }: SliderControlsProps) {
  if (!rotates && !steps) return null;
  return (
    <div className="slider__controls">
      {rotates && (
        <button
          className="button slider__button slider__rotation"
          type="button"
          aria-label={rotationWords.start}
        />
      )}
      {steps &&
        STEPS.map(([step, label]) => (
          <button
            key={step}
            className="button slider__button"
            type="button"
            aria-label={label}
            data-step={step}
          />
        ))}
    </div>
  );
}
