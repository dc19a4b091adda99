/** What React adds to HTML for itself. */
import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import { ISLAND_TAG, ORIGIN_ATTRIBUTE } from '../../../shared/markers.ts';
import { attributeOf, isRoot } from '../../document/html-tree.ts';

const COMMENTS = new Set([' ', '$', '/$', '&', '/&', 'F', 'F!']);
const FALLBACK_COMMENTS = new Set(['$!', '$?']);

/** Whether a comment is one of those that are of use only where React hydrates. */
export function isReactComment(data: string): boolean {
  return COMMENTS.has(data);
}

/** Whether a comment says that a `<Suspense>` shows its fallback. */
export function isFallbackComment(data: string): boolean {
  return FALLBACK_COMMENTS.has(data);
}

/** Whether it is a hint to preload a picture, which stands before all else. The page has the picture itself. */
export function isPictureHint(element: Tree.Element): boolean {
  if (element.tagName !== 'link' || attributeOf(element, 'rel') !== 'preload') return false;
  const outer = element.parentNode;
  const isBeforeAll = isRoot(outer) || outer?.nodeName === ISLAND_TAG;
  return isBeforeAll && attributeOf(element, ORIGIN_ATTRIBUTE) === undefined;
}
