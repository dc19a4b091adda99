import { LoadingScreen } from './LoadingScreen.tsx';

export const examples = {
  default: (
    <div data-progress="running">
      <div className="page-leave-to" />
      <LoadingScreen label="Loading" />
    </div>
  ),
};
