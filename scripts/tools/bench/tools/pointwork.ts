import { join } from 'node:path';
import { PROJECT } from '../../../prerender/options.ts';
import { AROUND, SECTION_STYLES, SITE_STYLES, type SiteTool } from './site-tool.ts';

/** The arguments of Node that run `npm run build`, whatever the working directory. */
export const ENGINE = [
  '--max-semi-space-size=2',
  ...['--import', import.meta.resolve('tsx')],
  join(PROJECT, 'scripts/build.ts'),
];

const SHARED = {
  'layouts/_site.ts': `export const site = { name: 'Generated', url: 'https://generated.example' };
`,
  'layouts/default.tsx': `import type { ReactNode } from 'react';

export default function DefaultLayout({ children }: { children: ReactNode }) {
  return (
    <>
${asJsx(AROUND.before)}
      <main>{children}</main>
${asJsx(AROUND.after)}
    </>
  );
}
`,
  'layouts/error.tsx': `export default function ErrorPage({ statusCode, message }: { statusCode: number; message: string }) {
  return (
    <section aria-labelledby="error">
      <h1 id="error">{message}</h1>
      {statusCode === 404 && <a href="/">Back to the home page</a>}
    </section>
  );
}
`,
  'components/blocks/Section/Section.tsx': `import './Section.css';

interface SectionProps {
  id: string;
  title: string;
  paragraphs: readonly string[];
  links: readonly { label: string; href: string }[];
}

export function Section({ id, title, paragraphs, links }: SectionProps) {
  return (
    <section className="section" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <ul className="section-links">
        {links.map(({ label, href }) => (
          <li key={href}><a className="section-link" href={href}>{label}</a></li>
        ))}
      </ul>
    </section>
  );
}
`,
  'components/blocks/Section/Section.css': SECTION_STYLES,
  'assets/styles/site.css': SITE_STYLES,
};

/** The engine of this project. */
export const pointwork: SiteTool = {
  name: 'this engine',
  shared: SHARED,
  pageFile: (path) => `pages${path === '/' ? '/index' : path}.tsx`,
  pageSource: ({ path, title, description, sections }) => {
    const up = '../'.repeat(Math.max(1, path.split('/').length - 1));
    const parts = sections.map(
      (section) => `      <Section
        id="${section.id}"
        title="${section.title}"
        paragraphs={${JSON.stringify(section.paragraphs)}}
        links={${JSON.stringify(section.links)}}
      />`,
    );
    return `import { Section } from '${up}components/blocks/Section/Section.tsx';

export const page = { title: '${title}', description: '${description}' };

export default function Guide() {
  return (
    <>
      <h1>${title}</h1>
${parts.join('\n')}
    </>
  );
}
`;
  },
  build: (out) => [...ENGINE, '--root', '.', '--out', out],
};

function asJsx(html: string): string {
  return html.replaceAll('class=', 'className=');
}
