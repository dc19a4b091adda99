import type { PageChange } from './compare-sites.ts';
import { code, codes, details, fence } from './markdown.ts';
import type { SitePage } from './read-site.ts';
import { HEAD } from './word-changes.ts';

/** What a reviewer needs to know about a page, as a section in Markdown. */
export function describePage(page: PageChange): string {
  return [`### ${code(page.path)} is ${page.change}`, ...describeChange(page)]
    .filter(Boolean)
    .join('\n\n');
}

function describeChange(page: PageChange): string[] {
  const { path, before, after } = page;
  if (before && after) return describeChanged(page);
  if (before) return [describeRemoved(path, before)];
  return after ? describeAdded(after) : [];
}

/** A new page has to be read in full, except for its layout. */
function describeAdded({ head, own: { outline, words, links } }: SitePage): string[] {
  const facts = (isShown: (name: string) => boolean) =>
    [...head]
      .filter(([name]) => isShown(name))
      .map(([name, text]) => `- ${code(name)}: ${code(text)}`);
  const isFirst = (name: string) => HEAD.includes(name);
  return [
    [...facts(isFirst), `- links lead to: ${codes([...links]) || 'nowhere'}`].join('\n'),
    outline.length > 0 ? fence(outline, 'text') : '',
    details(
      'Its words',
      fence(
        words.map((line) => `+${line}`),
        'diff',
      ),
    ),
    details('The rest of its head', facts((name) => !isFirst(name)).join('\n')),
  ];
}

function describeRemoved(path: string, { head, own }: SitePage): string {
  const addresses = [path, ...[...own.anchors].map((id) => `${path}#${id}`)];
  return [
    `- ${code('title')}: ${code(head.get('title') ?? '')}`,
    `- links to it break, wherever they are: ${codes(addresses)}`,
  ].join('\n');
}

function describeChanged({ head, lostLinks, lostAnchors, diff }: PageChange): string[] {
  const facts = [
    ...head.map(({ name, before, after }) => `- ${code(name)}: ${code(before)} → ${code(after)}`),
    lostLinks.length > 0 ? `- links lost: ${codes(lostLinks)}` : '',
    lostAnchors.length > 0 ? `- anchors lost: ${codes(lostAnchors.map((id) => `#${id}`))}` : '',
  ];
  return [
    facts.filter(Boolean).join('\n'),
    diff.length > 0 ? details('What changed in its markup', fence(diff, 'diff')) : '',
  ];
}
