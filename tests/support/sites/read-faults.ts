/** An entry of the list that a failed build writes to standard error. */
export interface ReportedFault {
  what: string;
  /** The file and the route, or an empty string. */
  where: string;
  why: string;
  fix: string;
}

/**
 * Reads the list of faults from a build's standard error.
 *
 * @throws Error if it is anything else: a stack trace, a wrong count, an entry without reason or remedy.
 */
export function readFaults(stderr: string): ReportedFault[] {
  const [head = '', ...entries] = stderr.split(/^(?=\d+\. )/m);
  const faults = entries.map((entry, index) => {
    const [what = '', ...fields] = entry.split(/\n {3}(?=where |why |do )/);
    if (!what.startsWith(`${index + 1}. `)) throw new Error(`Misnumbered: ${what}`);
    const field = (label: string) =>
      fields
        .find((text) => text.startsWith(label))
        ?.slice(label.length)
        .replace(/\n {9}/g, '\n')
        .trim() ?? '';
    return {
      what: what.slice(`${index + 1}. `.length),
      where: field('where'),
      why: field('why'),
      fix: field('do'),
    };
  });
  const count = faults.length === 1 ? '1 fault' : `${faults.length} faults`;
  const isWhole = faults.every(({ what, why, fix }) => what && why && fix);
  if (!isWhole || !head.startsWith(`The site was not built: ${count}. `)) {
    throw new Error(`Not a list of faults:\n${stderr}`);
  }
  return faults;
}
