/** What render threads make, and what is known of it afterwards. */
import type { Site } from '../../shared/contracts.ts';
import type { HydrateTrigger } from '../../shared/hydrate-triggers.ts';
import type { MarkupFindings } from '../check/check-markup.ts';
import type { Reference } from '../check/references.ts';
import type { Route } from '../discover/discover-pages.ts';
import type { Markup } from '../document/markup.ts';

/** A page whose HTML and payload are on disk, with what the checks and the summary need of it. */
export interface RenderedPage extends Route {
  layout: string;
  title: string;
  description: string;
  indexed: boolean;
  /** The path of the preview that is drawn for it, if one is. */
  preview?: string | undefined;
  /** The URLs of its stylesheets. */
  styles: readonly string[];
  /** Hash of the payload file. */
  payloadHash: string;
  /** Sizes are in bytes. */
  htmlSize: number;
  payloadSize: number;
  islands: readonly UsedIsland[];
  /** The names of all its behaviors, and of those that are fetched without scrolling. */
  behaviors: readonly string[];
  earlyBehaviors: readonly string[];
  middleware: readonly string[];
  ids: readonly string[];
  references: readonly Reference[];
}

/** A route for which nothing is written. */
export interface UnrenderedRoute extends Route {
  layout: string;
  /** `invalid`: its `validate` returned false. `not prerendered`: its `prerender` is false. */
  reason: 'invalid' | 'not prerendered';
}

export interface UsedIsland {
  file: string;
  hydrate: HydrateTrigger;
}

export interface RenderedLayout {
  name: string;
  markup: Markup;
  findings: MarkupFindings;
  /** True if a plain layout replaces it. Its own content is then unknown. */
  hasFaults: boolean;
  islands: readonly UsedIsland[];
}

export interface RenderedErrorPage {
  status: 404 | 500;
  /** The content of `#page`, with MESSAGE_PLACEHOLDER in place of the message. */
  markup: Markup;
  findings: MarkupFindings;
  layout: RenderedLayout;
  islands: readonly UsedIsland[];
}

export interface LayoutsResult {
  layouts: Readonly<Record<string, RenderedLayout>>;
  errorPages: readonly RenderedErrorPage[];
  site: Site | undefined;
  /** All source files of these. */
  sources: readonly string[];
  /** The stylesheets that the layouts import, and those that the error page does, in import order. */
  styles: readonly string[];
  errorStyles: readonly string[];
}

export interface ShardResult {
  pages: readonly RenderedPage[];
  unrendered: readonly UnrenderedRoute[];
  /** In development: all source files of these pages. Empty otherwise. */
  sources: readonly string[];
}

export interface ExamplesResult {
  /** Each with the file of its set, `components/ui/Button.examples.tsx`. */
  examples: readonly { file: string; name: string; html: string }[];
  /** File → its stylesheets, in import order. */
  styles: Readonly<Record<string, readonly string[]>>;
}
