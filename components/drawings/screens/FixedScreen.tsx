import { Screen, type ScreenProps } from '../Screen.tsx';
import './FixedScreen.css';

/** A screen with the proportions 8:5 instead of the height of its content. */
export function FixedScreen(screen: ScreenProps) {
  return <Screen {...screen} className="screen--fixed" />;
}
