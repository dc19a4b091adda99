/** The words of generated pages. They depend only on the page's number, so every run of the benchmark has the same. */

/** Sections on every page. With the layout they make about 10 kB of HTML. */
const SECTIONS = 12;

/** Pages in one folder, so that folders are about as large as on a real site. */
const PAGES_PER_FOLDER = 100;

/** What a page says, independent of the tool that makes HTML of it. */
export interface PageWords {
  path: string;
  title: string;
  description: string;
  sections: readonly ReturnType<typeof sectionWords>[];
}

/** The words of all pages of a site but the home page, which is a file of the fixture. */
export function siteWords(routes: number): PageWords[] {
  const paths = Array.from({ length: routes }, (_, index) => pagePath(index));
  const pages = paths.map((path, index) => ({
    path,
    title: `Guide ${index}: ${words(index, 4)}`,
    description: `Guide ${index} tells of ${words(index + 7, 12)}.`,
    sections: Array.from({ length: SECTIONS }, (_, section) =>
      sectionWords(index * SECTIONS + section, section, paths),
    ),
  }));
  return pages.slice(1);
}

/** The path of the n-th page. */
export function pagePath(index: number): string {
  if (index === 0) return '/';
  return `/guides-${Math.floor(index / PAGES_PER_FOLDER)}/guide-${index % PAGES_PER_FOLDER}`;
}

function sectionWords(seed: number, section: number, paths: readonly string[]) {
  const hrefs = [1, 2, 3].map((step) => paths[(seed * 7 + step) % paths.length] ?? '/');
  return {
    id: `part-${section}`,
    title: words(seed, 5),
    paragraphs: [sentence(seed, 11), sentence(seed + 13, 11)],
    links: [...new Set(hrefs)].map((href, step) => ({ label: words(seed + step, 3), href })),
  };
}

const WORDS =
  'signal platform ticket station carriage bridge timetable junction engine harbour ledger window garden lantern market orchard pattern quarter railway shelter'.split(
    ' ',
  );

/** Picks words by a multiplicative hash of seed and position: pages differ, but are the same in every run. */
function words(seed: number, count: number): string {
  return Array.from({ length: count }, (_, place) => {
    const hash = Math.imul(seed * 64 + place + 1, 2654435761) >>> 16;
    return WORDS[hash % WORDS.length];
  }).join(' ');
}

function sentence(seed: number, count: number): string {
  return `In ${seed} ${words(seed, count)}.`;
}
