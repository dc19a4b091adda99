import drippingTap from '../../assets/images/dripping-tap.svg';
import { classNames } from '../ui/class-names.ts';
import { drawingWords } from './drawings.content.ts';
import { Lifted } from './Lifted.tsx';
import './drawn.css';
import './Phones.css';

export interface PhonesProps {
  /** What the picture shows, in one sentence. */
  alt: string;
  /** The name of the portal's owner. */
  name: string;
  /** The language of the words on the screens. */
  language: string;
  /** One phone per step. In a narrow space only the one with the photograph and its neighbour are shown. */
  steps: readonly {
    readonly question: string;
    /** Options to choose from. */
    readonly choices?: readonly string[];
    readonly chosen?: string;
    /** Asks for a photograph, which is just being dropped. */
    readonly photo?: boolean;
    readonly note?: string;
    readonly button: string;
  }[];
}

/** A short form on phones, one per step. */
export function Phones({ alt, name, language, steps }: PhonesProps) {
  return (
    <div className="drawn phones" role="img" aria-label={alt}>
      <div className="phones__row">
        {steps.map(({ question, choices = [], chosen, photo, note, button }, index) => (
          <div key={question}>
            <p>
              <b>{name}</b> {language}
            </p>
            <p>
              {steps.map((step, number) => (
                <i key={step.question} className={number > index ? undefined : 'phones__reached'} />
              ))}
              {index + 1} {drawingWords.of} {steps.length}
            </p>
            <p>{question}</p>
            {choices.map((choice) => (
              <p
                key={choice}
                className={classNames(
                  'phones__choice',
                  choice === chosen && 'phones__choice--chosen',
                )}
              >
                {choice}
              </p>
            ))}
            {photo && (
              <Lifted>
                <img src={drippingTap} alt="" width="160" height="120" loading="lazy" />
              </Lifted>
            )}
            {note && <small>{note}</small>}
            <b className="drawn__button">{button}</b>
          </div>
        ))}
      </div>
    </div>
  );
}
