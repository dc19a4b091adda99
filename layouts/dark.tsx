import type { LayoutProps } from '../scripts/shared/contracts.ts';
import { Frame } from './_frame.tsx';

export default function DarkLayout({ children }: LayoutProps) {
  return <Frame navbar="panel">{children}</Frame>;
}
