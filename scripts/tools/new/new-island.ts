import { HYDRATE_TRIGGERS } from '../../shared/hydrate-triggers.ts';
import { pascalCase, type Scaffold, sentenceCase } from './scaffold.ts';

/** The smallest interactive part of a block. @param path block and island: `pricing/price-toggle`. */
export function newIsland(path: string): Scaffold {
  const [block = '', name, ...surplus] = path.split('/');
  if (!name || surplus.length > 0) {
    throw new Error(
      `The name "${path}" cannot be used: an island is part of a block. Write the block and the island, such as "pricing/price-toggle".`,
    );
  }
  const Name = pascalCase(name);
  return {
    files: {
      [`components/blocks/${pascalCase(block)}/${Name}.island.tsx`]: `/**
 * An island because it keeps what a visitor has chosen. Without JavaScript there is the list, all of it.
 */
import { useState } from 'react';

export const hydrate = 'visible';

export interface ${Name}Props {
  label: string;
  options: readonly string[];
}

export default function ${Name}({ label, options }: ${Name}Props) {
  const [chosen, choose] = useState('');
  return (
    <ul aria-label={label}>
      {options.map((option) => (
        <li key={option}>
          <button type="button" aria-pressed={option === chosen} onClick={() => choose(option)}>
            {option}
          </button>
        </li>
      ))}
    </ul>
  );
}
`,
    },
    next: [
      `Import ${Name} in the block like any component: \`<${Name} label="${sentenceCase(name)}" options={['One', 'Two']} />\`.`,
      `Its props must be JSON. \`hydrate\` says when it is hydrated: ${HYDRATE_TRIGGERS.join(', ')}.`,
    ],
  };
}
