import { attributesOf, elementsOf } from '../read-html.ts';
import { maskHashes } from '../snapshot/mask-hashes.ts';
import type { FileChange } from './compare-builds.ts';

/** What other sites may link to and search engines may know, and is gone. */
export interface Losses {
  /** Their addresses: `/contact`. */
  pages: string[];
  /** Where a page no longer leads, though it is still there. */
  links: { page: string; target: string }[];
  /** Addresses with the ids that pages no longer have: `/contact#form`. */
  anchors: string[];
}

export function findLosses(files: readonly FileChange[]): Losses {
  const losses: Losses = { pages: [], links: [], anchors: [] };
  const documents = files.filter(({ name }) => name.endsWith('.html'));
  // The file of a page may have moved: `contact/index.html` and `contact.html` have one address.
  for (const [page, changes] of Map.groupBy(documents, ({ name }) => addressOf(name))) {
    const before = changes.find((change) => change.before)?.before;
    const after = changes.find((change) => change.after)?.after;
    if (before && !after) losses.pages.push(page);
    if (!before || !after) continue;
    const [oldTargets, newTargets] = [readTargets(before), readTargets(after)];
    const gone = (kind: keyof Targets) =>
      [...oldTargets[kind]].filter((target) => !newTargets[kind].has(target));
    losses.links.push(...gone('links').map((target) => ({ page, target })));
    losses.anchors.push(...gone('ids').map((id) => `${page}#${id}`));
  }
  return losses;
}

function addressOf(file: string): string {
  return `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`;
}

type Targets = Record<'links' | 'ids', ReadonlySet<string>>;

function readTargets(document: Buffer): Targets {
  const elements = elementsOf(maskHashes(document.toString()));
  const links = elements.filter(({ tagName }) => tagName === 'a');
  return {
    links: new Set(links.flatMap((link) => attributesOf(link).href ?? [])),
    ids: new Set(elements.flatMap((element) => attributesOf(element).id ?? [])),
  };
}
