import { Lifted } from '../Lifted.tsx';
import { Screen } from '../Screen.tsx';
import './RequestsScreen.css';

const KINDS = [
  ['Something is broken', 4],
  ['I cannot log in', 2],
  ['Someone new starts', 5],
  ['Someone leaves', 3],
  ['I need a thing', 4],
  ['Change a roster', 5],
  ['A bill looks wrong', 3],
  ['Add me to a group', 2],
  ['Something else', 1],
] as const;

/** The start page of a service desk: nine kinds of request; the last is about to take its place. */
export function RequestsScreen() {
  return (
    <Screen title="Ask the desk" place="Northmoor Ferries" fixed>
      <div className="requests">
        <p className="requests__title">What do you need?</p>
        {KINDS.map(([kind, questions], index) =>
          index === 5 ? (
            <Lifted key={kind}>
              <Tile kind={kind} questions={questions} />
            </Lifted>
          ) : (
            <Tile key={kind} kind={kind} questions={questions} />
          ),
        )}
      </div>
    </Screen>
  );
}

function Tile({ kind, questions }: { kind: string; questions: number }) {
  return (
    <p className="requests__kind">
      <b>{kind}</b>
      <small>
        {questions} {questions === 1 ? 'question' : 'questions'}
      </small>
    </p>
  );
}
