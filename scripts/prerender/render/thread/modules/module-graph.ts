import { hasChanged } from '../../../files/paths.ts';

/** What a module imports, modules and stylesheets, in order. Files are relative to the root, links resolved. */
interface Imports {
  /** At its top: whatever imports the module gets these, too. */
  static: Set<string>;
  /** While its code runs, which depends on who calls it. */
  dynamic: Set<string>;
  /** What its code names at its top; undefined if it imports nothing elsewhere. */
  namedAtTop: ReadonlySet<string> | undefined;
}

const importsByFile = new Map<string, Imports>();

/**
 * Called when a module is read: its earlier version may have imported something else.
 *
 * @param namedAtTop the specifiers of the imports at its top; undefined if it has no others.
 */
export function beginModule(file: string, namedAtTop?: ReadonlySet<string>): void {
  importsByFile.set(file, { static: new Set(), dynamic: new Set(), namedAtTop });
}

export function recordImport(importer: string, specifier: string, imported: string): void {
  // What packages require is not read here: it counts as imported at the top.
  if (!importsByFile.has(importer)) beginModule(importer);
  const imports = importsByFile.get(importer);
  const isDynamic = imports?.namedAtTop?.has(specifier) === false;
  imports?.[isDynamic ? 'dynamic' : 'static'].add(imported);
}

/** A module and everything that it imports, directly or not, in the order in which it is found. */
export function reachedFrom(file: string): string[] {
  return reach(file, (imports) => [...imports.static, ...imports.dynamic]);
}

/**
 * The stylesheets of a module: those of all its static imports, in order. A dynamic import brings none: another page may
 * have made it before.
 *
 * @param islandStyles island → all its stylesheets, also those that only browsers import.
 */
export function stylesOf(
  file: string,
  islandStyles: Readonly<Record<string, readonly string[]>> = {},
): string[] {
  const reached = reach(file, (imports) => [...imports.static]);
  const styles = reached.filter((path) => path.endsWith('.css'));
  return [...new Set([...styles, ...reached.flatMap((path) => islandStyles[path] ?? [])])];
}

function reach(file: string, importsOf: (imports: Imports) => readonly string[]): string[] {
  const reached = new Set<string>();
  const visit = (path: string) => {
    if (reached.has(path)) return;
    reached.add(path);
    const imports = importsByFile.get(path);
    if (imports) importsOf(imports).forEach(visit);
  };
  visit(file);
  return [...reached];
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
  const files = [...importsByFile].flatMap(([file, imports]) => [
    file,
    ...imports.static,
    ...imports.dynamic,
  ]);
  const stale = new Set([...broken, ...files.filter((file) => hasChanged(file, changed))]);
  broken.clear();
  for (const file of stale) {
    // A loop over a set also visits what is added to it on the way.
    for (const [importer, imports] of importsByFile) {
      if (imports.static.has(file) || imports.dynamic.has(file)) stale.add(importer);
    }
    versions.set(file, versionOf(file) + 1);
  }
}
