import { Cursor } from './Cursor.tsx';

export const examples = {
  default: <Cursor />,
  target: (
    <>
      <Cursor />
      <p data-cursor="">Over this, the ring is at its largest.</p>
    </>
  ),
};
