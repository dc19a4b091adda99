import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import {
  BEHAVIOR_ATTRIBUTE,
  BEHAVIOR_NEAR_ATTRIBUTE,
  MADE_ATTRIBUTE,
  MESSAGE_PLACEHOLDER,
} from '../../shared/markers.ts';
import type { Misreading } from './find-misreading.ts';
import { type HeadElement, headElement } from './head-elements.ts';
import { attributeOf } from './html-tree.ts';
import { type Reference, referencesIn } from './references.ts';

/** Everything the checks need to know about a piece of HTML. */
export interface MarkupScan {
  ids: readonly string[];
  /** Ids that are used more than once. */
  repeatedIds: readonly string[];
  /** URLs of links, pictures and other files, each once, in document order. */
  references: readonly Reference[];
  /** Inline scripts, event handlers and styles, which the content security policy blocks: `onclick on <a>`. */
  inlineCode: readonly string[];
  /** What works in a document that a browser loads, but not in a page that a visit shows: `<script src>`. */
  onlyLoaded: readonly string[];
  headElements: readonly (HeadElement & Made)[];
  /** Functions on elements outside islands, and functions as form actions: `onClick on <button>`. */
  deadProps: readonly ({ found: string } & Made)[];
  /** At most one in the page and one in each island, since all that follows may be misread, too. */
  misreadings: readonly Misreading[];
  /** Whether there is an element of an island that the engine has not made, or one that it has made is missing. */
  hasStrayIslands: boolean;
  /** Whether MESSAGE_PLACEHOLDER is in an attribute or in the props of an island. */
  hasMessageInAttribute: boolean;
  /** Names of all behaviors. */
  behaviors: readonly string[];
  /** Names of behaviors without `data-behavior-near`: fetched when the page is idle, wherever their element is. */
  earlyBehaviors: readonly string[];
}

/** Where an element was made. */
interface Made {
  /** A stack, if it was made by JSX or `createElement`. */
  stack?: string | undefined;
}

/** Values of `type` on a `<script>` that browsers do not run. */
const DATA_BLOCK = /^(application\/(ld\+)?json|text\/plain)$/;

/** Collects what the checks need while the elements of a page are visited in document order. */
export class MarkupFindings {
  readonly #ids = new Set<string>();
  readonly #repeatedIds = new Set<string>();
  readonly #references = new Map<string, Reference>();
  readonly #inlineCode: string[] = [];
  readonly #onlyLoaded: string[] = [];
  readonly #headElements: (HeadElement & Made)[] = [];
  readonly #deadProps: ({ found: string } & Made)[] = [];
  readonly #behaviors = new Set<string>();
  readonly #earlyBehaviors = new Set<string>();
  readonly misreadings: Misreading[] = [];
  hasStrayIslands = false;
  hasMessageInAttribute = false;

  element(element: Tree.Element): void {
    switch (element.tagName) {
      case 'style':
        this.#inlineCode.push('a <style>');
        break;
      case 'script':
        if (DATA_BLOCK.test(attributeOf(element, 'type') ?? '')) break;
        if (attributeOf(element, 'src') === undefined) this.#inlineCode.push('a <script>');
        else this.#onlyLoaded.push('<script src>');
        break;
      case 'template':
        if (attributeOf(element, 'shadowrootmode') !== undefined)
          this.#onlyLoaded.push('<template shadowrootmode>');
        break;
      default: {
        const misplaced = headElement(element);
        if (misplaced) this.#headElements.push({ ...misplaced, stack: madeOf(element).stack });
      }
    }
  }

  /**
   * An element that JSX or `createElement` has marked.
   *
   * @param isLive true in an island, whose event handlers React attaches.
   */
  marked(element: Tree.Element, isLive: boolean): void {
    const { prop, stack } = madeOf(element);
    const isAction = prop === 'action' || prop === 'formAction';
    if (prop === '' || (isLive && !isAction)) return;
    this.#deadProps.push({ found: `${prop} on <${element.tagName}>`, stack });
  }

  attribute(element: Tree.Element, name: string, value: string): void {
    switch (name) {
      case 'class':
        break;
      case 'id':
        (this.#ids.has(value) ? this.#repeatedIds : this.#ids).add(value);
        break;
      case BEHAVIOR_ATTRIBUTE:
        this.#behaviors.add(value);
        if (attributeOf(element, BEHAVIOR_NEAR_ATTRIBUTE) === undefined)
          this.#earlyBehaviors.add(value);
        break;
      default:
        if (name === 'style' || /^on[a-z]/.test(name))
          this.#inlineCode.push(`${name} on <${element.tagName}>`);
        for (const reference of referencesIn(element, name, value)) {
          const key = reference.kind + reference.url;
          if (!this.#references.has(key)) this.#references.set(key, reference);
        }
    }
    if (value.includes(MESSAGE_PLACEHOLDER)) this.hasMessageInAttribute = true;
  }

  result(): MarkupScan {
    return {
      ids: [...this.#ids],
      repeatedIds: [...this.#repeatedIds],
      references: [...this.#references.values()],
      inlineCode: this.#inlineCode,
      onlyLoaded: this.#onlyLoaded,
      headElements: this.#headElements,
      deadProps: this.#deadProps,
      misreadings: this.misreadings,
      hasStrayIslands: this.hasStrayIslands,
      hasMessageInAttribute: this.hasMessageInAttribute,
      behaviors: [...this.#behaviors],
      earlyBehaviors: [...this.#earlyBehaviors],
    };
  }
}

/** What elementProps has noted on an element: a function among its props, if there is one, and where it was made. */
function madeOf(element: Tree.Element): { prop: string; stack: string | undefined } {
  const [prop = '', stack] = (attributeOf(element, MADE_ATTRIBUTE) ?? '').split('\n\n');
  return { prop, stack };
}
