import * as v from 'valibot';
import type { Page } from '../../shared/contracts.ts';
import { headEntries } from './head-schema.ts';
import { flag, jsonObject, list, options, type SchemasOf, text } from './schema-parts.ts';

const TRANSITION =
  'Write a name of letters, digits, "-" and "_", which becomes part of class names, or false for no transition.';

const callable = <Type>() =>
  v.optional(v.custom<Type>((value) => typeof value === 'function', 'Write a function.'));

/** `export const page`: the form of its options. Whether a layout exists, say, is checked separately. */
export const pageSchema = options('pages', {
  title: text('Give the page a title that no other page has.'),
  description: text('Give the page a description that no other page has.'),
  keywords: v.optional(list(text('Write a word or two.'))),
  layout: v.optional(text('Write the name of a file under layouts/.')),
  middleware: v.optional(list(text('Write the name of a function in pages/_middleware.ts.'))),
  validate: callable<() => boolean | Promise<boolean>>(),
  load: callable<() => unknown>(),
  scrollToTop: v.optional(flag),
  transition: v.optional(
    v.union([v.literal(false), v.pipe(v.string(), v.regex(/^[\w-]+$/, TRANSITION))], TRANSITION),
  ),
  prerender: v.optional(flag),
  indexed: v.optional(flag),
  breadcrumb: v.optional(text('Write the name of the page.')),
  structuredData: v.optional(list(jsonObject)),
  ...headEntries,
} satisfies SchemasOf<Page<unknown>>);
