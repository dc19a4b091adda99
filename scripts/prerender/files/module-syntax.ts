import { readFileSync } from 'node:fs';
import { parse } from 'es-module-lexer/js';

/** Whether a file is CommonJS by its name and its code, whatever `package.json` is near. @param path absolute. */
export function isCommonJsFile(path: string): boolean {
  if (!path.endsWith('.js')) return path.endsWith('.cjs');
  const [, , , hasModuleSyntax = true] = lex(readFileSync(path, 'utf8')) ?? [];
  return !hasModuleSyntax;
}

/** Tells of each import in a module's code, by its specifier, whether it is at the top. */
export function staticImports(code: string): (specifier: string) => boolean {
  // Few modules have any other.
  if (!/\bimport\s*[(/]/.test(code)) return () => true;
  const [imports] = lex(code) ?? [[]];
  const names = new Set(imports.flatMap(({ d, n }) => (d === -1 ? (n ?? []) : [])));
  return (specifier) => names.has(specifier);
}

/** Returns undefined for code with a mistake: whoever compiles it reports that. */
function lex(code: string): ReturnType<typeof parse> | undefined {
  try {
    return parse(code);
  } catch {
    return undefined;
  }
}
