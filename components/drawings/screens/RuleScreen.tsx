import { Lifted } from '../Lifted.tsx';
import { Screen } from '../Screen.tsx';
import './RuleScreen.css';

/** A rule in plain words, its clauses on one line like stations; the last clause is being put in place. */
export function RuleScreen() {
  return (
    <Screen title="Rule 7" place="Nothing waits unseen" state="On" fixed>
      <div className="rule">
        <p className="rule__part">
          When <b>a request waits</b>
        </p>
        <p className="rule__part">
          for <b>2 working days</b>
        </p>
        <p className="rule__part">
          ask <b>its owner</b>
        </p>
        <p className="rule__part">
          and after <b>3 working days</b>
        </p>
        <Lifted>
          <p className="rule__part">
            ask <b>me, Annika Strand</b>
          </p>
        </Lifted>
        <p className="rule__log">
          <small>In October 2026: an owner asked 14 times, Annika twice.</small>
        </p>
      </div>
    </Screen>
  );
}
