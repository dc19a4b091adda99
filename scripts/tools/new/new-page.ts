import { basename, posix } from 'node:path';
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
