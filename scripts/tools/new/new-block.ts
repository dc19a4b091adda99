import { pascalCase, type Scaffold, sentenceCase } from './scaffold.ts';

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
    gap: var(--space-4);
    margin: 0;
  }

  .${name}__item {
    padding-block-start: var(--space-4);
    border-block-start: 1px solid var(--rule);
  }
}
`,
      [`${folder}/${Name}.examples.tsx`]: `import type { ReactNode } from 'react';
import { ${Name} } from './${Name}.tsx';

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
} satisfies Record<string, ReactNode>;
`,
    },
    next: [
      'See it with npm run dev at /_gallery, in both layouts and at every width.',
      `Put <${Name} … /> on a page, its words in the page's .content.ts.`,
    ],
  };
}
