import { classNames } from '../ui/class-names.ts';
import { DrippingTap } from './DrippingTap.tsx';
import { Lifted } from './Lifted.tsx';
import './Phones.css';

export interface PhonesProps {
  /** What the picture shows, in one sentence. */
  alt: string;
  /** Whose portal it is. */
  name: string;
  /** Of the words on the screens. */
  language: string;
  /** One phone each; on a narrow place only the one with the photograph and its neighbour are drawn. */
  steps: readonly {
    readonly question: string;
    /** To choose one from. */
    readonly choices?: readonly string[];
    readonly chosen?: string;
    /** Asks for a photograph, which is about to be dropped. */
    readonly photo?: boolean;
    readonly note?: string;
    readonly button: string;
  }[];
}

/** A short form on phones, one for each of its steps. */
export function Phones({ alt, name, language, steps }: PhonesProps) {
  return (
    <div className="phones" role="img" aria-label={alt}>
      <div className="phones__row">
        {steps.map(({ question, choices = [], chosen, photo, note, button }, index) => (
          <div key={question} className="phones__phone">
            <p className="phones__bar">
              <b>{name}</b> {language}
            </p>
            <p className="phones__stops">
              {steps.map((step, stop) => (
                <i
                  key={step.question}
                  className={classNames('phones__stop', stop <= index && 'phones__stop--reached')}
                />
              ))}
              {index + 1} of {steps.length}
            </p>
            <p className="phones__question">{question}</p>
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
                <DrippingTap />
              </Lifted>
            )}
            {note && <p className="phones__note">{note}</p>}
            <p className="phones__button">{button}</p>
          </div>
        ))}
      </div>
    </div>
  );
}
