/** What a generated site is made of. All text is a function of the page's number. */

/** Sections on every page: with the layout around them they come to about 10 kB of HTML. */
const SECTIONS = 12;

/** File → text, for what all pages share. */
export const SHARED_SOURCES: Readonly<Record<string, string>> = {
  'layouts/_site.ts': `export const site = { name: 'Generated', url: 'https://generated.example' };
`,
  'layouts/default.tsx': `import type { ReactNode } from 'react';

const links = ['/', '/guides-0/guide-1', '/guides-0/guide-2', '/guides-0/guide-3'];

export default function DefaultLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <header className="header">
        <a href="/">Generated</a>
        <nav aria-label="Main">
          <ul>
            {links.map((link) => (
              <li key={link}><a href={link}>{link}</a></li>
            ))}
          </ul>
        </nav>
      </header>
      <main>{children}</main>
      <footer className="footer">
        <p>A generated site of generated words.</p>
        <address>1 Signal Street, Bristol</address>
      </footer>
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
  'components/blocks/Section/Section.css': `.section { display: grid; gap: 1rem; padding-block: 4rem; }
.section-links { display: flex; flex-wrap: wrap; gap: 1rem; list-style: none; }
.section-link { text-underline-offset: 0.2em; }
`,
  'assets/styles/site.css': `:root { --ink: black; --accent: teal; font: 1rem / 1.5 sans-serif; color: var(--ink); }
body { margin: 0; }
a { color: var(--accent); }
.header, .footer { display: flex; justify-content: space-between; padding: 1rem 2rem; }
main { max-inline-size: 70ch; margin-inline: auto; }
`,
};

/**
 * The source of one page.
 *
 * @param index its number: other numbers, other words.
 * @param paths all pages, for its links.
 */
export function pageSource(path: string, index: number, paths: readonly string[]): string {
  const up = '../'.repeat(Math.max(1, path.split('/').length - 1));
  const sections = Array.from({ length: SECTIONS }, (_, section) =>
    sectionSource(index * SECTIONS + section, section, paths),
  );
  return `import { Section } from '${up}components/blocks/Section/Section.tsx';

export const page = {
  title: 'Guide ${index}: ${words(index, 4)}',
  description: 'Guide ${index} tells of ${words(index + 7, 12)}.',
};

export default function Guide${index}() {
  return (
    <>
      <h1>Guide ${index}: ${words(index, 4)}</h1>
${sections.join('\n')}
    </>
  );
}
`;
}

function sectionSource(seed: number, section: number, paths: readonly string[]): string {
  const hrefs = [1, 2, 3].map((step) => paths[(seed * 7 + step) % paths.length] ?? '/');
  const links = [...new Set(hrefs)].map(
    (href, step) => `          { label: '${words(seed + step, 3)}', href: '${href}' },`,
  );
  return `      <Section
        id="part-${section}"
        title="${words(seed, 5)}"
        paragraphs={[
          '${sentence(seed, 11)}',
          '${sentence(seed + 13, 11)}',
        ]}
        links={[
${links.join('\n')}
        ]}
      />`;
}

const WORDS =
  'signal platform ticket station carriage bridge timetable junction engine harbour ledger window garden lantern market orchard pattern quarter railway shelter'.split(
    ' ',
  );

/** Picks words by a multiplicative hash of their place, so that pages differ but never change. */
function words(seed: number, count: number): string {
  return Array.from({ length: count }, (_, place) => {
    const hash = Math.imul(seed * 64 + place + 1, 2654435761) >>> 16;
    return WORDS[hash % WORDS.length];
  }).join(' ');
}

function sentence(seed: number, count: number): string {
  return `In ${seed} ${words(seed, count)}.`;
}
