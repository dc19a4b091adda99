/** Something that stops a build, with everything its reader needs in order to put it right. */
export interface Fault {
  /** What happened, in one line. */
  what: string;
  /** The source file at fault, relative to the root; two are joined with “ and ”. Absent if no file is at fault. */
  file?: string;
  /** The line in that file, from 1, if it is known. */
  line?: number;
  /** The route concerned, `/contact`. */
  route?: string;
  why: string;
  /** What to do. */
  fix: string;
}

/** Where code comes from, for its faults. */
export interface CodeSource {
  file: string;
  /** The route that the code was run for, if any. */
  route?: string;
}

/** Thrown by a step that cannot continue; has every fault found so far. */
export class BuildFailure extends Error {
  readonly faults: readonly Fault[];

  constructor(faults: readonly Fault[]) {
    super(faults.map((fault) => fault.what).join('\n'));
    this.name = 'BuildFailure';
    this.faults = faults;
  }
}

/** The code in a render thread has hung, or has ended the thread. */
export class ThreadEnded extends BuildFailure {
  readonly hung: boolean;

  /** @param file the source that was running; undefined if none was yet. */
  constructor(what: { hung: boolean; file: string | undefined; why: string }) {
    const { hung, file, why } = what;
    super([
      {
        what: `${file ?? 'A render thread'} ${hung ? 'hung' : 'ended its render thread'}`,
        ...(file && { file }),
        why,
        fix: 'Look for an endless loop, an endless wait, or a call that ends the process.',
      },
    ]);
    this.hung = hung;
  }
}

/** The message of an `Error`, or the text of anything else that was thrown. */
export function messageOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown);
}

/** The faults in a stable order, without duplicates. */
export function distinctFaults(faults: readonly Fault[]): readonly Fault[] {
  return [...new Map(faults.map((fault) => [sortKey(fault), fault]))]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, fault]) => fault);
}

/**
 * Makes one fault of those that a single mistake has caused on many pages: the first of them, with the other routes. They
 * are at one line of one source, or they say the same of three pages or more and no line: something that all of these use.
 */
export function mergeByRoute(faults: readonly Fault[]): Fault[] {
  const groups = Map.groupBy(faults, mistakeKey);
  return faults.flatMap((fault) => {
    const group = groups.get(mistakeKey(fault)) ?? [];
    const routes = new Set(group.map(({ route }) => route));
    // Two of them are on one page, so they are different mistakes.
    const isOneMistake = routes.size === group.length;
    if (!isOneMistake || group.length < (fault.line === undefined ? 3 : 2)) return fault;
    if (fault !== group[0]) return [];
    const otherRoutes = group.slice(1).flatMap(({ route }) => route ?? []);
    return { ...fault, why: `${fault.why}\nThe same happens on ${listUpTo20(otherRoutes)}.` };
  });
}

/** What faults have in common that one mistake may have caused. */
function mistakeKey({ file = '', line, what, why, fix }: Fault): string {
  if (line !== undefined) return [file, line, why].join('\0');
  return [what.replace(file, ''), why, fix.replace(file, '')].join('\0');
}

/** The first twenty of a list in a fault, and how many more there are. */
export function listUpTo20(items: readonly string[], separator = ', '): string {
  const more = items.length > 20 ? ` and ${items.length - 20} more` : '';
  return items.slice(0, 20).join(separator) + more;
}

/** Formats faults for a terminal or a CI log, numbered. */
export function formatFaults(faults: readonly Fault[]): string {
  return faults.map(formatFault).join('\n');
}

function sortKey(fault: Fault): string {
  const { file = '', route = '', what, why } = fault;
  // Two compilers may report the same mistake in different words, for example in an island.
  return [file, route, what, namesPlace(fault) ? '' : why].join('\0');
}

/** Whether the first line of a fault says where it is: `Cannot compile pages/index.tsx:12`. */
function namesPlace(fault: Fault): boolean {
  return fault.line !== undefined && fault.what.includes(formatPlace(fault));
}

function formatFault(fault: Fault, index: number): string {
  const place = namesPlace(fault) ? fault.file : formatPlace(fault);
  const where = [place, fault.route && `route ${fault.route}`].filter(Boolean).join(', ');
  const lines = [`${index + 1}. ${shorten(fault.what)}`];
  if (where) lines.push(`   where ${where}`);
  lines.push(field('why', fault.why), field('do', fault.fix), '');
  return lines.join('\n');
}

/** `pages/index.tsx:12` */
function formatPlace({ file = '', line }: Fault): string {
  return file && line ? `${file}:${line}` : file;
}

function field(label: string, text: string): string {
  return `   ${label.padEnd(6)}${shorten(text).replaceAll('\n', `\n${' '.repeat(9)}`)}`;
}

/** The most characters that are printed of one text: somebody may throw a whole document. */
const MAX_TEXT = 2_000;

function shorten(text: string): string {
  return text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}…` : text;
}
