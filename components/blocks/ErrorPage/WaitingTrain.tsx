import { Train, type TrainProps } from '../../drawings/Train.tsx';

/** Four windows and the gaps between them, as long as the train. */
const WINDOWS = [10, 5, 10, 5, 10, 5, 10];
/** Without its rounds. */
export const TRAIN_LENGTH = WINDOWS.reduce((sum, part) => sum + part);

/** Where it stops is the distance of its nose, without its round, from the end of the line. */
export type WaitingTrainProps = Pick<TrainProps, 'vertices' | 'radius' | 'fromEnd'>;

/** A train close up: longer than those of the maps, and with windows. To move it, animate the offset of both. */
export function WaitingTrain({ fromEnd, ...way }: WaitingTrainProps) {
  const train = { ...way, fromEnd: fromEnd + TRAIN_LENGTH };
  return (
    <>
      <Train {...train} parts={[TRAIN_LENGTH]} />
      <Train {...train} parts={WINDOWS} className="train__windows" />
    </>
  );
}
