import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../project-root.ts';

/** A place on a page, by the attributes that tokens depend on. */
export interface TokenPlace {
  layout?: 'dark';
  ground?: 'light' | 'panel' | 'brand';
}

/** The tokens in one place: name without hyphens → value, with every `var()` resolved. */
export type Tokens = ReadonlyMap<string, string>;

/** Reads the tokens of `assets/styles/` as a screen would. */
export function readTokens(): (place?: TokenPlace) => Tokens {
  const rules = readRules(readFileSync(join(projectRoot, 'assets/styles/tokens.css'), 'utf8'));
  return ({ layout, ground } = {}) => {
    const isDark = layout === 'dark';
    const root = cascade(rules, [':root', ...(isDark ? ['[data-layout="dark"]'] : [])], new Map());
    const own = `[data-ground="${ground}"]`;
    const place = ground
      ? cascade(rules, [own, ...(isDark ? [`[data-layout="dark"] ${own}`] : [])], root)
      : root;
    const { 'color-scheme': scheme, ...tokens } = Object.fromEntries(place);
    const shown = scheme === 'dark' ? '$2' : '$1';
    return new Map(
      Object.entries(tokens).map(([name, value]) => [
        name,
        value.replace(/light-dark\((.+), (.+)\)/, shown),
      ]),
    );
  };
}

/** The properties of an element that matches `selectors`, strongest last, inside one that has `inherited`. */
function cascade(
  rules: ReturnType<typeof readRules>,
  selectors: readonly string[],
  inherited: Tokens,
): Tokens {
  const weight = (selector: string) => selector.split(' ').length;
  const own = new Map<string, string>();
  const matching = rules
    .flatMap((rule) => {
      const matched = rule.selectors.filter((selector) => selectors.includes(selector));
      return matched.length > 0 ? [{ rule, weight: Math.max(...matched.map(weight)) }] : [];
    })
    .sort((a, b) => a.weight - b.weight);
  for (const { rule } of matching)
    for (const [name, value] of rule.declarations) own.set(name, value);

  const resolve = (name: string, asked: readonly string[]): string => {
    if (asked.includes(name)) throw new Error(`--${name} refers to itself`);
    const value = own.get(name) ?? inherited.get(name);
    if (value === undefined)
      throw new Error(`--${asked.at(-1)} refers to --${name}, which is not a token`);
    return value.replace(/var\(--([\w-]+)\)/g, (_, other) => resolve(other, [...asked, name]));
  };
  return new Map([
    ...inherited,
    ...[...own.keys()].map((name) => [name, resolve(name, [])] as const),
  ]);
}

/** All rules with tokens or a colour scheme. The surrounding `@layer` and `@media screen` apply on every screen. */
function readRules(css: string) {
  const source = css.replace(/\/\*[\s\S]*?\*\//g, '');
  return [...source.matchAll(/([^{};]+)\{([^{}]*)\}/g)].map(([, selectors = '', body = '']) => ({
    selectors: selectors.split(',').map((selector) => selector.trim()),
    declarations: [...body.matchAll(/(?:--|(?=color-scheme))([\w-]+):\s*([^;]+);/g)].map(
      ([, name = '', value = '']) => [name, value] as const,
    ),
  }));
}
