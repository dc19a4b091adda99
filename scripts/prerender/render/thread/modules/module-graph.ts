import { hasChanged } from '../../../files/paths.ts';

/** What a module imports, modules and stylesheets, in order. Files are relative to the root, links resolved. */
interface Imports {
  /** At its top: whatever imports the module gets these, too. */
  static: Set<string>;
  /** While its code runs, which depends on who calls it; with the name that the code has for each. */
  dynamic: Map<string, string>;
  isStatic: (specifier: string) => boolean;
}

const importsByFile = new Map<string, Imports>();

/**
 * Called when a module is read: its earlier version may have imported something else.
 *
 * @param isStatic whether the module imports what this names at its top.
 */
export function beginModule(file: string, isStatic: Imports['isStatic']): void {
  importsByFile.set(file, { static: new Set(), dynamic: new Map(), isStatic });
}

/** @param isStatic for CommonJS, which is not read here: the module requires this at its top. */
export function recordImport(
  importer: string,
  specifier: string,
  imported: string,
  isStatic = false,
): void {
  if (!importsByFile.has(importer)) beginModule(importer, () => false);
  const imports = importsByFile.get(importer);
  if (isStatic || imports?.isStatic(specifier)) imports?.static.add(imported);
  else imports?.dynamic.set(imported, specifier);
}

/** A module and everything that it imports, directly or not, in the order in which it is found. */
export function reachedFrom(file: string): string[] {
  return reach(file, (imports) => [...imports.static, ...imports.dynamic.keys()]);
}

/**
 * The stylesheets of a module: those of all its static imports, in order. A dynamic one may have been made by another
 * page before, so it does not count; see dynamicStyles.
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

/**
 * The dynamic imports made so far, in a module and everything that it imports, of stylesheets that the importer does not
 * have; with the name that it has for the other file.
 */
export function dynamicStyles(file: string) {
  // Hardly any site has one.
  if (![...importsByFile.values()].some(({ dynamic }) => dynamic.size > 0)) return [];
  return reachedFrom(file).flatMap((importer) =>
    [...(importsByFile.get(importer)?.dynamic ?? [])].flatMap(([imported, specifier]) => {
      const own = new Set(stylesOf(importer));
      const styles = stylesOf(imported).filter((style) => !own.has(style));
      return styles.length > 0 ? [{ importer, specifier, styles }] : [];
    }),
  );
}

function reach(file: string, importsOf: (imports: Imports) => readonly string[]): string[] {
  const met = new Set<string>();
  const visit = (path: string) => {
    if (met.has(path)) return;
    met.add(path);
    const imports = importsByFile.get(path);
    if (imports) importsOf(imports).forEach(visit);
  };
  visit(file);
  return [...met];
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
  const known = [...importsByFile].flatMap(([file, imports]) => [
    file,
    ...imports.static,
    ...imports.dynamic.keys(),
  ]);
  const stale = new Set([...broken, ...known.filter((file) => hasChanged(file, changed))]);
  broken.clear();
  for (const file of stale) {
    // The loop also visits those that it adds.
    for (const [importer, imports] of importsByFile) {
      if (imports.static.has(file) || imports.dynamic.has(file)) stale.add(importer);
    }
    versions.set(file, versionOf(file) + 1);
  }
}
