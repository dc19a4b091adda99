import { hasChanged } from '../../../files/has-changed.ts';

/** What each module of the site imports, modules and stylesheets, in order. Files are relative to the root. */
const importsByFile = new Map<string, Set<string>>();

/** The same, up to the end of their evaluation: what their functions import later depends on who called them before. */
const evaluatedImports = new Map<string, ReadonlySet<string>>();

/** Called when a module is read: its earlier version may have imported something else. */
export function forgetImports(file: string): void {
  importsByFile.set(file, new Set());
  evaluatedImports.delete(file);
}

export function recordImport(importer: string, imported: string): void {
  importsByFile.get(importer)?.add(imported);
}

/** Called when a module has been evaluated, and so everything that it imports. */
export function recordEvaluated(file: string): void {
  for (const path of reachedFrom(file)) evaluatedImports.set(path, new Set(importsOf(path)));
}

function importsOf(file: string): ReadonlySet<string> | undefined {
  return evaluatedImports.get(file) ?? importsByFile.get(file);
}

/**
 * A module and everything that it imports, directly or not, in the order in which it is found. What its own functions
 * have imported belongs to it; what those of other modules have imported does not.
 */
export function reachedFrom(file: string): string[] {
  const met = new Set<string>();
  const visit = (path: string) => {
    if (met.has(path)) return;
    met.add(path);
    (path === file ? importsByFile.get(path) : importsOf(path))?.forEach(visit);
  };
  visit(file);
  return [...met];
}

/** The stylesheets that a module and all its imports import, in import order. */
export function stylesOf(file: string): string[] {
  return reachedFrom(file).filter((path) => path.endsWith('.css'));
}

/** Modules that could not be imported. Node would not try them again under the same URL. */
const broken = new Set<string>();

export function recordBroken(file: string): void {
  broken.add(file);
}

/** How often a module has changed. Part of its URL, so that Node evaluates it again. */
const versions = new Map<string, number>();

export function versionOf(file: string): number {
  return versions.get(file) ?? 0;
}

/**
 * Makes the next import evaluate these files again, and everything that imports them. Modules that could not be imported
 * are tried again, too: what was missing may be there now.
 *
 * @param changed as in hasChanged.
 */
export function invalidateModules(changed: readonly string[]): void {
  const known = [...importsByFile].flatMap(([file, imports]) => [file, ...imports]);
  const stale = new Set([...broken, ...known.filter((file) => hasChanged(file, changed))]);
  broken.clear();
  for (const file of stale) {
    // The loop also visits those that it adds.
    for (const [importer, imports] of importsByFile) if (imports.has(file)) stale.add(importer);
    versions.set(file, versionOf(file) + 1);
  }
}
