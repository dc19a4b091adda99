import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** The sources of a site, or what to add to them: path below the root → text. */
export type SiteFiles = Readonly<Record<string, string>>;

/** What a page exports beside its title and description. */
interface PageParts {
  /** Further fields of `page`, as source: `layout: 'dark'`. */
  facts?: string;
  /** What stands above the page: imports, constants. */
  above?: string;
  /** What the component does before it returns. */
  before?: string;
}

/** The source of a page that shows `jsx`. Its title makes its description, too. */
export function pageSource(title: string, jsx: string, parts: PageParts = {}): string {
  const { facts = '', above = '', before = '' } = parts;
  return `${above}
export const page = { title: '${title}', description: 'About: ${title}.', ${facts} };

export default function Page({ data }) {
  ${before}
  return <section><h1>${title}</h1>${jsx}</section>;
}
`;
}

/** A statement that waits for what never comes. It hangs as an endless loop does, but keeps no processor busy. */
export const WAITS = 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);';

/** The smallest site that uses pages, a layout, an island, a behavior, middleware and styles; it has no faults. */
export const SMALL_SITE: SiteFiles = {
  'pages/index.tsx': pageSource('Home', '<Like count={1} /><p data-behavior="shout">Hello</p>', {
    above: "import Like from '../components/Like.island.tsx';",
    facts: "middleware: ['greet']",
  }),
  'pages/_middleware.ts': 'export function greet() {}',
  'layouts/default.tsx': 'export default ({ children }) => <main id="main">{children}</main>;',
  'layouts/_site.ts': "export const site = { name: 'Small', url: 'https://small.example' };",
  'components/Like.island.tsx':
    'export default ({ count }) => <button type="button">{count}</button>;',
  'components/shout.behavior.ts': 'export default () => () => {};',
  'assets/styles/site.css': 'body { margin: 0; }',
};

/** Writes files below `folder`, which need not exist. */
export async function writeFiles(folder: string, files: SiteFiles): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}
