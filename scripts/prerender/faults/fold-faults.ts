import { type Fault, firstTwenty } from './fault.ts';

/**
 * Makes one fault of those that a single mistake has caused on many pages: the first of them, with the other routes. They
 * are at one line of one source, or they say the same of three pages or more and no line: something that all of these use.
 */
export function foldRoutes(faults: readonly Fault[]): Fault[] {
  return fold(fold(faults, placeOf, 2), wordsOf, 3);
}

function placeOf({ file, line, why }: Fault): string {
  return [file, line, why].join('\0');
}

function wordsOf({ file = '', line, route, what, why, fix }: Fault): string | undefined {
  if (line !== undefined || route === undefined) return undefined;
  return [what.replace(file, ''), why, fix.replace(file, '')].join('\0');
}

/** @param keyOf the same for faults that may be one; undefined for one that is none of these. */
function fold(
  faults: readonly Fault[],
  keyOf: (fault: Fault) => string | undefined,
  least: number,
): Fault[] {
  const groups = Map.groupBy(faults, keyOf);
  return faults.flatMap((fault) => {
    const key = keyOf(fault);
    const same = key === undefined ? [] : (groups.get(key) ?? []);
    const routes = new Set(same.map(({ route }) => route));
    // Two of them are on one page, so they are different mistakes.
    if (same.length < least || routes.size < same.length) return fault;
    if (fault !== same[0]) return [];
    const others = same.slice(1).flatMap(({ route }) => route ?? []);
    return { ...fault, why: `${fault.why}\nThe same happens on ${firstTwenty(others)}.` };
  });
}
