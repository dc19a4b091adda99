import type { LayoutProps } from '../scripts/shared/contracts.ts';
import { Frame } from './_frame.tsx';

export default function DefaultLayout({ children }: LayoutProps) {
  return <Frame navbar="paper">{children}</Frame>;
}
