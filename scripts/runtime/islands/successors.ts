/** What an element is known by, the surest first. */
const TRAITS: readonly ((element: Element) => unknown)[] = [
  (element) => element,
  ({ tagName, id }) => id && `${tagName}#${id}`,
  (element) => element.hasAttribute('name') && kindOf(element, 'name', 'value'),
  (element) => kindOf(element.parentElement, 'class') + kindOf(element, 'class', 'type'),
  (element) => kindOf(element, 'class', 'type'),
  (element) => kindOf(element.parentElement) + kindOf(element, 'type'),
  (element) => kindOf(element, 'type'),
];

/**
 * Finds the elements that have taken the place of others: the element itself, if it is still there, else the one that has
 * most in common with it. Of several that have the same, the first succeeds the first.
 *
 * @param before all elements that were in `root`, in document order.
 */
export function findSuccessors(before: readonly Element[], root: Element): Map<Element, Element> {
  const successors = new Map<Element, Element>();
  let heirs = [...root.querySelectorAll('*')];
  for (const trait of TRAITS) {
    const waiting = Map.groupBy(
      before.filter((old) => !successors.has(old)),
      trait,
    );
    heirs = heirs.filter((heir) => {
      const key = trait(heir);
      const old = key ? waiting.get(key)?.shift() : undefined;
      if (old) successors.set(old, heir);
      return !old;
    });
  }
  return successors;
}

function kindOf(element: Element | null, ...names: string[]): string {
  return [element?.tagName, ...names.map((name) => element?.getAttribute(name))].join('\n');
}
