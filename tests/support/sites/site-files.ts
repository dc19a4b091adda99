import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** The sources of a site, or files to add to them: path below the root → text. */
export type SiteFiles = Readonly<Record<string, string>>;

/** What a page exports besides its title and description. */
interface PageParts {
  /** More fields of `page`, as source code: `layout: 'dark'`. */
  facts?: string;
  /** Code before the page: imports, constants. */
  above?: string;
  /** Code in the component before it returns. */
  before?: string;
}

/** The source of a page that shows `jsx`. Its description is made from its title. */
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

/** A page of this name and title, as a file to add to a site. */
export function page(name: string, jsx = '', parts: PageParts = {}): SiteFiles {
  return { [`pages/${name}.tsx`]: pageSource(name, jsx, parts) };
}

/** An island with this source, and a page that shows it. */
export function islandPage(name: string, source: string, jsx = `<${name} />`): SiteFiles {
  return {
    [`components/${name}.island.tsx`]: source,
    ...page(name.toLowerCase(), jsx, {
      above: `import ${name} from '../components/${name}.island.tsx';`,
    }),
  };
}

/** A package with these files; `index.js` is what importing it gives. */
export function packageFiles(name: string, files: SiteFiles): SiteFiles {
  const all = { 'package.json': JSON.stringify({ name }), ...files };
  return Object.fromEntries(
    Object.entries(all).map(([path, text]) => [`node_modules/${name}/${path}`, text]),
  );
}

/** A statement that never ends. It hangs like an endless loop, but without using the processor. */
export const WAITS = 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);';

/** The smallest site that uses pages, a layout, an island, a behavior, middleware and styles. It has no faults. */
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

/** Writes files below `folder`, which is created if needed. Returns the folder. */
export async function writeFiles(folder: string, files: SiteFiles): Promise<string> {
  for (const [path, text] of Object.entries(files)) {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  return folder;
}

/** Replaces a text in a file. Rejects if it does not contain that text. */
export async function replaceIn(file: string, from: string | RegExp, to: string): Promise<void> {
  const text = await readFile(file, 'utf8');
  if (text.replace(from, '') === text) throw new Error(`${file} does not contain ${from}`);
  await writeFile(file, text.replace(from, to));
}
