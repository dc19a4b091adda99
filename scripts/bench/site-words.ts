/** The words of generated pages. All text is a function of the page's number: the same number, the same bytes. */

/** Sections on every page: with the layout around them they come to about 10 kB of HTML. */
const SECTIONS = 12;

/** Pages in one folder, so that the tree is about as deep as on a real site. */
const PAGES_PER_FOLDER = 100;

/** What a page says, whatever tool makes HTML of it. */
export interface PageWords {
  path: string;
  title: string;
  description: string;
  sections: readonly SectionWords[];
}

export interface SectionWords {
  id: string;
  title: string;
  paragraphs: readonly string[];
  links: readonly { label: string; href: string }[];
}

/** The pages of a site of so many routes. */
export function siteWords(routes: number): PageWords[] {
  const paths = Array.from({ length: routes }, (_, index) => pagePath(index));
  return paths.map((path, index) => ({
    path,
    title: `Guide ${index}: ${words(index, 4)}`,
    description: `Guide ${index} tells of ${words(index + 7, 12)}.`,
    sections: Array.from({ length: SECTIONS }, (_, section) =>
      sectionWords(index * SECTIONS + section, section, paths),
    ),
  }));
}

/** The path of the n-th page. */
export function pagePath(index: number): string {
  if (index === 0) return '/';
  return `/guides-${Math.floor(index / PAGES_PER_FOLDER)}/guide-${index % PAGES_PER_FOLDER}`;
}

function sectionWords(seed: number, section: number, paths: readonly string[]): SectionWords {
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
