import type { AddedPage, ChangedPage, PageChange, RemovedPage } from './compare-sites.ts';
import { code, codes, details, fence } from './markdown.ts';
import { HEAD } from './word-changes.ts';

/** What a reviewer needs to know about a page, as a section in Markdown. */
export function describePage(page: PageChange): string {
  return [`### \`${page.path}\` is ${page.change}`, ...describeChange(page)]
    .filter(Boolean)
    .join('\n\n');
}

function describeChange(page: PageChange): string[] {
  if (page.change === 'added') return describeAdded(page);
  return page.change === 'removed' ? [describeRemoved(page)] : describeChanged(page);
}

/** A new page has to be read in full, except for its layout. */
function describeAdded({ after: { head, content } }: AddedPage): string[] {
  const { outline, words, links } = content;
  const facts = (isShown: (name: string) => boolean) =>
    [...head]
      .filter(([name]) => isShown(name))
      .map(([name, text]) => `- **${name}**: ${code(text)}`);
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

function describeRemoved({ path, before: { head, content } }: RemovedPage): string {
  const addresses = [path, ...[...content.anchors].map((id) => `${path}#${id}`)];
  return [
    `- **title**: ${code(head.get('title') ?? '')}`,
    `- links to it break, wherever they are: ${codes(addresses)}`,
  ].join('\n');
}

function describeChanged({ head, lostLinks, lostAnchors, diff }: ChangedPage): string[] {
  return [
    [
      ...head.map(({ name, before, after }) => `- **${name}**: ${code(before)} → ${code(after)}`),
      lostLinks.length > 0 ? `- links lost: ${codes(lostLinks)}` : '',
      lostAnchors.length > 0 ? `- anchors lost: ${codes(lostAnchors.map((id) => `#${id}`))}` : '',
    ]
      .filter(Boolean)
      .join('\n'),
    diff.length > 0 ? details('What changed in its markup', fence(diff, 'diff')) : '',
  ];
}
