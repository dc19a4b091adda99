import { Lifted } from '../Lifted.tsx';
import { Screen } from '../Screen.tsx';
import './AnswerScreen.css';

const STEPS = [
  'Hold both side buttons for ten seconds.',
  'Choose “Crew” and enter your staff number.',
  'Wait for the green light, about two minutes.',
] as const;

/** A page of a knowledge base: one question, one answer, and who tested it when. Its picture is being dropped in. */
export function AnswerScreen() {
  return (
    <Screen title="Answers" place="Crew tablets" state="48 answers" fixed>
      <div className="answer">
        <p className="answer__title">The crew tablet will not unlock</p>
        <div className="answer__steps">
          {STEPS.map((step, index) => (
            <p key={step} className="answer__step">
              <b>{index + 1}</b>
              {step}
            </p>
          ))}
        </div>
        <Lifted>
          <svg className="answer__picture" viewBox="0 0 120 110" aria-hidden="true">
            <path d="M36 10h60v90H36zM46 22h40v60H46zM24 34v18M24 60v18" />
            <circle cx="66" cy="91" r="2" />
          </svg>
        </Lifted>
        <p className="answer__tested">
          <b>Tested on 2 November 2026</b> <small>by Wyn Castell, on two tablets</small>
        </p>
      </div>
    </Screen>
  );
}
