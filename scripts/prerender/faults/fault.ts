import { textOf } from './describe-thrown.ts';
import { screenLines } from './screen-lines.ts';

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

/** The message of an `Error`, or the text of anything else that was thrown. */
export function messageOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : textOf(thrown);
}

/** The faults in a stable order, without duplicates. */
export function distinctFaults(faults: readonly Fault[]): Fault[] {
  return [...new Map(faults.map((fault) => [sortKey(fault), fault]))]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, fault]) => fault);
}

/** The first twenty of a list in a fault, and how many more there are. */
export function firstTwenty(items: readonly string[], separator = ', '): string {
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
  return [file, route, what, tellsLine(fault) ? '' : why].join('\0');
}

/** Whether the first line of a fault says where it is: `Cannot compile pages/index.tsx:12`. */
function tellsLine(fault: Fault): boolean {
  return fault.line !== undefined && fault.what.includes(formatPlace(fault));
}

function formatFault(fault: Fault, index: number): string {
  const place = tellsLine(fault) ? fault.file : formatPlace(fault);
  const where = [place, fault.route && `route ${fault.route}`].filter(Boolean).join(', ');
  const lines = [`${index + 1}. ${screenLines(fault.what).join('\n   ')}`];
  if (where) lines.push(`   where ${where}`);
  lines.push(field('why', fault.why), field('do', fault.fix), '');
  return lines.join('\n');
}

/** `pages/index.tsx:12` */
function formatPlace({ file = '', line }: Fault): string {
  return file && line ? `${file}:${line}` : file;
}

function field(label: string, text: string): string {
  return `   ${label.padEnd(6)}${screenLines(text).join(`\n${' '.repeat(9)}`)}`;
}
