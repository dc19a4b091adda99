import { basename, posix } from 'node:path';
import { HYDRATE_TRIGGERS } from '../../shared/hydrate-triggers.ts';
import { pascalCase, type Scaffold, sentenceCase } from './scaffold.ts';

/** The outline of a page, and its copy. @param path the route without its first slash: `services/audit`. */
export function newPage(path: string): Scaffold {
  const name = basename(path);
  const up = posix.relative(`pages/${posix.dirname(path)}`, '.');
  // Neither may begin with a digit.
  const component = /^\d/.test(name) ? `Page${pascalCase(name)}` : `${pascalCase(name)}Page`;
  const content = component.charAt(0).toLowerCase() + component.slice(1);
  const title = sentenceCase(name);
  return {
    files: {
      [`pages/${path}.tsx`]: `import { Intro } from '${up}/components/blocks/Intro/Intro.tsx';
import type { Page } from '${up}/scripts/shared/contracts.ts';
import { ${content} } from './${name}.content.ts';

export const page: Page = {
  title: '${title} | Pointwork',
  description: '${title}: what it is, what it costs, and what happens next.',
  breadcrumb: '${title}',
};

export default function ${component}() {
  return <Intro {...${content}.intro} />;
}
`,
      [`pages/${path}.content.ts`]: `import type { IntroProps } from '${up}/components/blocks/Intro/Intro.tsx';
import { askForCall } from '${up}/layouts/_site.ts';

const intro = {
  title: '${title}.',
  lede: 'What it is, what it costs, and what happens next.',
  actions: [askForCall],
} as const satisfies IntroProps;

export const ${content} = { intro };
`,
    },
    next: [
      `Its address is /${path}. See it with npm run dev, write its words, add blocks.`,
      'Link to it from a page or from layouts/_site.ts, to the `suggestedPages` of the error page.',
      'npm run snapshot accepts its HTML, npm test checks it.',
    ],
  };
}

/** A section of a page, with its styles and examples. @param name such as `pricing`. */
export function newBlock(name: string): Scaffold {
  if (name.includes('/'))
    throw new Error(
      `The name "${name}" cannot be used: blocks are not in subfolders. Write "${name.split('/').at(-1)}".`,
    );
  const Name = pascalCase(name);
  const folder = `components/blocks/${Name}`;
  return {
    files: {
      [`${folder}/${Name}.tsx`]: `import { Section, type SectionBaseProps } from '../../ui/Section.tsx';
import './${Name}.css';

export interface ${Name}Props extends SectionBaseProps {
  items: readonly { readonly name: string; readonly text: string }[];
}

export function ${Name}({ items, ...section }: ${Name}Props) {
  return (
    <Section name="${name}" columns="4-8" {...section}>
      <dl className="${name}__items">
        {items.map((item) => (
          <div key={item.name} className="${name}__item">
            <dt>{item.name}</dt>
            <dd>{item.text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
`,
      [`${folder}/${Name}.css`]: `@layer blocks {
  .${name}__items {
    display: grid;
    gap: var(--s-4);
    margin: 0;
  }

  .${name}__item {
    padding-top: var(--s-4);
    border-top: 1px solid var(--rule);
  }
}
`,
      [`${folder}/${Name}.examples.tsx`]: `import { ${Name} } from './${Name}.tsx';

const title = '${sentenceCase(name)}.';
const item = { name: 'First stop', text: 'A fixed price and a start date, in writing.' };

export const examples = {
  default: <${Name} id="${name}-default" title={title} items={[item]} />,
  longest: (
    <${Name}
      id="${name}-longest"
      title={title.repeat(8)}
      items={[{ name: item.name.repeat(6), text: item.text.repeat(20) }]}
    />
  ),
  many: (
    <${Name}
      id="${name}-many"
      title={title}
      items={Array.from({ length: 12 }, (_, index) => ({ ...item, name: \`Stop \${index + 1}\` }))}
    />
  ),
} satisfies Record<string, React.ReactNode>;
`,
    },
    next: [
      'See it with npm run dev at /_gallery, in both layouts and at every width.',
      `Put <${Name} … /> on a page, its words in the page's .content.ts.`,
    ],
  };
}

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
