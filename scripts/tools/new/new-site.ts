import { existsSync } from 'node:fs';
import { basename, join, relative, resolve, sep } from 'node:path';
import { PROJECT } from '../../prerender/options.ts';
import { type Scaffold, sentenceCase } from './scaffold.ts';

/** What a build makes, and what it leaves behind if it is killed. */
const GIT_IGNORE = 'dist/\n.dist.building-*\n';

/** A site of one page in its own folder, to be built by this engine. @param folder relative to where npm runs. */
export function newSite(folder: string): Scaffold {
  const root = resolve(folder);
  if (root === PROJECT)
    throw new Error('This folder already has a site. Name another folder, such as ../other.');
  const name = sentenceCase(basename(root));
  const contracts = (from: string) =>
    relative(join(root, from), join(PROJECT, 'scripts/shared/contracts.ts')).replaceAll(sep, '/');
  const argument = /^[\w./~-]+$/.test(folder) ? folder : `"${folder}"`;
  return {
    root,
    files: {
      // One that is there already stays as it is.
      ...(existsSync(join(root, '.gitignore')) ? {} : { '.gitignore': GIT_IGNORE }),
      'layouts/_site.ts': `import type { Site } from '${contracts('layouts')}';

/** What is true of the whole site. */
export const site: Site = {
  name: ${JSON.stringify(name)},
  url: 'https://www.example.com',
};
`,
      'layouts/default.tsx': `import type { LayoutProps } from '${contracts('layouts')}';
import { site } from './_site.ts';

export default function DefaultLayout({ children }: LayoutProps) {
  return (
    <>
      <header>
        <a href="/">{site.name}</a>
      </header>
      <main>{children}</main>
      <footer>
        <p>{site.name}</p>
      </footer>
    </>
  );
}
`,
      'layouts/error.tsx': `import type { ErrorLayoutProps } from '${contracts('layouts')}';

/** Stands in the default layout in place of a page. */
export default function ErrorPage({ statusCode, message }: ErrorLayoutProps) {
  return (
    <section aria-labelledby="error">
      <p>{statusCode}</p>
      <h1 id="error">{message}</h1>
      <a href="/">Back to the home page</a>
    </section>
  );
}
`,
      'pages/index.tsx': `import type { Page } from '${contracts('pages')}';
import { home } from './index.content.ts';

export const page: Page = {
  title: ${JSON.stringify(name)},
  description: ${JSON.stringify(`What ${name} is, in a sentence for search results.`)},
};

export default function HomePage() {
  return (
    <section aria-labelledby="welcome">
      <h1 id="welcome">{home.title}</h1>
      <p>{home.lede}</p>
    </section>
  );
}
`,
      'pages/index.content.ts': `export const home = {
  title: 'Welcome.',
  lede: 'What there is to say first.',
};
`,
      'assets/styles/site.css': `body {
  max-width: 70ch;
  margin: 0 auto;
  padding: 1rem;
  font: 1.125rem / 1.5 system-ui, sans-serif;
}
`,
    },
    next: [
      `Build it with npm run build -- --root ${argument}, see it with npm run dev -- --root ${argument}.`,
      'Its address, colour and third parties are set in layouts/_site.ts.',
    ],
  };
}
