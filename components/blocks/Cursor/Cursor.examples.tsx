import { Cursor } from './Cursor.tsx';

export const examples = {
  default: <Cursor />,
  words: (
    <>
      <Cursor />
      <p data-cursor="Drag">A mouse over this says what it can do here.</p>
    </>
  ),
} satisfies Record<string, React.ReactNode>;
