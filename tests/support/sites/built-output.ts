import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { DomUtils, parseDocument } from 'htmlparser2';
import type { Payload } from '../../../scripts/shared/contracts.ts';

/** An element in the output. */
export interface FoundElement {
  tag: string;
  attributes: Readonly<Record<string, string>>;
  /** All text inside. */
  text: string;
  /** The markup inside, as written. */
  html: string;
  /** Names of its ancestors, nearest first. */
  inside: readonly string[];
}

/** The published output of a build, for reading in tests. */
export class BuiltOutput {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** All files, as sorted paths with `/`. */
  files(): string[] {
    return readdirSync(this.#folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(this.#folder, join(entry.parentPath, entry.name)))
      .map((path) => path.split(sep).join('/'))
      .sort();
  }

  bytes(path: string): Buffer {
    return readFileSync(join(this.#folder, path));
  }

  text(path: string): string {
    return this.bytes(path).toString();
  }

  json(path: string): unknown {
    return JSON.parse(this.text(path));
  }

  payload(path: string): Payload {
    return this.json(path) as Payload;
  }

  /** The elements of an HTML file that match, in document order. */
  elements(path: string, matches: (element: FoundElement) => boolean): FoundElement[] {
    return elementsOf(this.text(path)).filter(matches);
  }

  /** The content of the only element that matches. */
  only(path: string, matches: (element: FoundElement) => boolean): FoundElement {
    const [found, ...others] = this.elements(path, matches);
    if (!found || others.length > 0) {
      throw new Error(`${path} has ${others.length + (found ? 1 : 0)} such elements, not one`);
    }
    return found;
  }
}

function elementsOf(source: string): FoundElement[] {
  const document = parseDocument(source, { withStartIndices: true, withEndIndices: true });
  return DomUtils.getElementsByTagName('*', document, true).map((element) => {
    const inside: string[] = [];
    let around = element.parent;
    while (around && 'name' in around) {
      inside.push(around.name);
      around = around.parent;
    }
    return {
      tag: element.name,
      attributes: element.attribs,
      text: DomUtils.textContent(element),
      html: source.slice(
        element.firstChild?.startIndex ?? 0,
        (element.lastChild?.endIndex ?? -1) + 1,
      ),
      inside,
    };
  });
}
