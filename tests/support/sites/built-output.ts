import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { expect } from 'vitest';
import type { Payload } from '../../../scripts/shared/contracts.ts';
import { attributesOf, elementsOf, textContent } from '../../../scripts/tools/read-html.ts';
import { type BuildOptions, runBuild } from './run-build.ts';

/** An element in the output. */
export interface FoundElement {
  tag: string;
  attributes: Readonly<Record<string, string>>;
  /** All text inside. */
  text: string;
  /** The markup inside, as written. */
  html: string;
}

/** The published output of a build, for reading in tests. */
export class BuiltOutput {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** All files, as sorted paths with `/`. @throws the file system's error if there is no such folder. */
  files(): string[] {
    return readdirSync(this.#folder, { recursive: true, withFileTypes: true })
      .filter((entry) => !entry.isDirectory())
      .map((entry) => relative(this.#folder, join(entry.parentPath, entry.name)))
      .map((path) => path.split(sep).join('/'))
      .sort();
  }

  /** All files as `<path> <sha256>`: two outputs are the same, byte for byte, exactly if these lists are equal. */
  digest(): string[] {
    return this.files().map((path) => `${path} ${hashOf(this.bytes(path))}`);
  }

  bytes(path: string): Buffer {
    return readFileSync(join(this.#folder, path));
  }

  text(path: string): string {
    return this.bytes(path).toString();
  }

  json(path: string) {
    return JSON.parse(this.text(path));
  }

  payload(path: string): Payload {
    return this.json(path);
  }

  /** The elements of an HTML file that match, in document order. */
  elements(path: string, matches: (element: FoundElement) => boolean): FoundElement[] {
    return readElements(this.text(path)).filter(matches);
  }

  /** The only element that matches. */
  only(path: string, matches: (element: FoundElement) => boolean): FoundElement {
    const [found, ...others] = this.elements(path, matches);
    if (!found || others.length > 0) {
      throw new Error(`${path} has ${others.length + (found ? 1 : 0)} such elements, not one`);
    }
    return found;
  }
}

/** Builds a site that has no faults, and of which there is nothing to note but its base. */
export async function buildFaultless(
  root: string,
  options: BuildOptions = {},
): Promise<BuiltOutput> {
  const { out = join(root, 'dist') } = options;
  const { code, stderr } = await runBuild({ root, ...options, out });
  const notes = stderr.split('\n').filter((line) => !/^(?:$|Nobody reads )/.test(line));
  expect({ code, notes }).toEqual({ code: 0, notes: [] });
  return new BuiltOutput(out);
}

/** In hexadecimal digits. */
export function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

function readElements(source: string): FoundElement[] {
  return elementsOf(source).map((element) => {
    const { startTag, endTag } = element.sourceCodeLocation ?? {};
    return {
      tag: element.tagName,
      attributes: attributesOf(element),
      text: textContent(element),
      html: endTag ? source.slice(startTag?.endOffset, endTag.startOffset) : '',
    };
  });
}
