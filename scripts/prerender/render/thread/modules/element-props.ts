import { ORIGIN_ATTRIBUTE } from '../../../../shared/markers.ts';

/** Elements that belong into the head. */
const HEAD_ELEMENTS = new Set(['title', 'meta', 'base', 'link']);

/** Functions that React uses, or refuses, itself. */
const NOT_DEAD = new Set(['ref', 'children']);

/**
 * The props that an HTML element is made with, by JSX, `createElement` or `cloneElement`: whatever makes elements for the
 * site's code calls this function for them.
 *
 * An element that is a fault in some places gets an attribute that says where it was made: event handlers and other
 * functions do nothing outside islands, and elements of the head belong into the head. makeMarkup, which knows the place
 * in the page, removes the attribute. That is the only moment to learn the line: an element may be made when its module is
 * loaded, long before it is rendered.
 */
export function elementProps(type: string, props: object): object {
  const dead = deadProp(props);
  const isMisplaced = HEAD_ELEMENTS.has(type) && !('itemProp' in props);
  if (dead === undefined && !isMisplaced) return props;
  const { stack } = new Error();
  const marked = { ...props, [ORIGIN_ATTRIBUTE]: `${dead ?? ''}\n\n${stack}` };
  // For a function as an action, React would write a script into the page.
  return isAction(dead) ? { ...marked, [dead]: undefined } : marked;
}

/** A function that would do nothing outside an island: an event handler, say. Form actions come first. */
function deadProp(props: object): string | undefined {
  let dead: string | undefined;
  for (const [name, value] of Object.entries(props)) {
    if (typeof value !== 'function' || NOT_DEAD.has(name)) continue;
    if (isAction(name)) return name;
    dead ??= name;
  }
  return dead;
}

/** Whether React writes a function of this name into the page as a script: in islands, too, the policy blocks that. */
function isAction(name: string | undefined): name is 'action' | 'formAction' {
  return name === 'action' || name === 'formAction';
}
