import { Details } from '../../ui/Details.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { deeper, type HeadingLevel } from '../../ui/heading-level.ts';
import { Prose, type ProseItem } from '../../ui/Prose.tsx';
import './SmallPrint.css';

export interface SmallPrintProps {
  /** The target of links. It is inside the `<details>`, so that following a link opens it. */
  id: string;
  title: string;
  parts: readonly { readonly title: string; readonly text: readonly ProseItem[] }[];
}

/** The small print, folded behind one title. */
export function SmallPrint({ id, title, parts, level }: SmallPrintProps & { level: HeadingLevel }) {
  const heading = (
    <Heading level={level} size="h4">
      {title}
    </Heading>
  );
  return (
    <div className="small-print">
      <Details summary={heading}>
        <ul id={id}>
          {parts.map(({ title, text }) => (
            <li key={title}>
              <Heading level={deeper(level)} size="h4">
                {title}
              </Heading>
              <Prose items={text} />
            </li>
          ))}
        </ul>
      </Details>
    </div>
  );
}
