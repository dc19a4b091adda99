import type { Fault } from '../faults/fault.ts';

/** At-rules of CSS, those within `@page` and `@font-feature-values` included. */
const AT_RULES = new Set(
  `charset color-profile container counter-style document font-face font-feature-values
  font-palette-values function import keyframes layer media namespace page position-try property
  scope starting-style supports view-transition
  annotation character-variant historical-forms ornaments styleset stylistic swash
  bottom-center bottom-left bottom-left-corner bottom-right bottom-right-corner left-bottom
  left-middle left-top right-bottom right-middle right-top top-center top-left top-left-corner
  top-right top-right-corner`.split(/\s+/),
);

const OPAQUE = /\/\*.*?\*\/|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\burl\([^)]*\)/gs;

/** At-rules and variables of Less; functions; insertions and variables of Sass; what renames classes. */
const SUSPECT =
  /(?<![\\\w-])@(?!-)([\w-]+)|(?<![\w-])(?:theme|screen|darken|lighten|map-get|[a-z][\w-]*\.[\w-]+)\(|#\{|\$[a-z][\w-]*|(?<=[{;]\s*)composes(?=\s*:)|:(?:global|local)(?![\w-])/gi;

const ADVICE =
  'Write plain CSS; or let the tool that knows it write CSS before, and import what it wrote.';

/**
 * Finds what no browser knows, because a tool was to replace it. esbuild passes it on.
 *
 * @param file relative to the root.
 */
export function checkCss(css: string, file: string): Fault[] {
  if (file.endsWith('.module.css')) return [cssModuleFault(file)];
  const plain = css.replace(OPAQUE, (part) => part.replace(/[^\n]/g, ' '));
  return [...plain.matchAll(SUSPECT)]
    .filter(([, atRule]) => !AT_RULES.has(atRule?.toLowerCase() ?? ''))
    .map(({ 0: text, index }) => {
      const line = plain.slice(0, index).split('\n').length;
      const why = `${line} | ${css.split('\n')[line - 1]?.trim()}`;
      return { what: `No browser knows ${text}`, file, line, why, fix: ADVICE };
    });
}

/** The fault of a stylesheet whose importer expects the names of its classes. */
export function cssModuleFault(file: string): Fault {
  return {
    what: `Cannot import ${file}`,
    file,
    why: 'It is a CSS module, and the build does not rename classes: they mean the same in all files.',
    fix: 'Name it without ".module", let its selectors begin with the name of the component, and write them in className. Of a package, import a stylesheet that is not a module.',
  };
}
