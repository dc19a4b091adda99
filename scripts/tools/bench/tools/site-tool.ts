import type { PageWords } from '../site-words.ts';

/** A static site generator, and how the generated pages are written for it. */
export interface SiteTool {
  name: string;
  /** File → text, for the files that all pages share. */
  shared: Readonly<Record<string, string>>;
  pageFile: (path: string) => string;
  pageSource: (page: PageWords) => string;
  /** The arguments of Node that build the site in the working directory into `out`. */
  build: (out: string) => readonly string[];
}

/** The HTML before and after the content of every page. */
export const AROUND = {
  before: `<header class="header">
  <a href="/">Generated</a>
  <nav aria-label="Main">
    <ul>
${[1, 2, 3].map((guide) => `      <li><a href="/guides-0/guide-${guide}">/guides-0/guide-${guide}</a></li>`).join('\n')}
    </ul>
  </nav>
</header>`,
  after: `<footer class="footer">
  <p>A generated site of generated words.</p>
  <address>1 Signal Street, Bristol</address>
</footer>`,
};

export const SITE_STYLES = `:root { --ink: black; --accent: teal; font: 1rem / 1.5 sans-serif; color: var(--ink); }
body { margin: 0; }
a { color: var(--accent); }
.header, .footer { display: flex; justify-content: space-between; padding: 1rem 2rem; }
main { max-width: 70ch; margin-inline: auto; }
`;

export const SECTION_STYLES = `.section { display: grid; gap: 1rem; padding-block: 4rem; }
.section-links { display: flex; flex-wrap: wrap; gap: 1rem; list-style: none; }
.section-link { text-underline-offset: 0.2em; }
`;
