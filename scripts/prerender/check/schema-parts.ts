/** What the schemas of pages and of the site are made of. The message of each schema says what to write. */
import * as v from 'valibot';
import type { Json } from '../../shared/contracts.ts';
import { findNonJson } from './find-non-json.ts';

/** A schema for each option of a type: with `satisfies`, the compiler finds one that is missing or of another type. */
export type SchemasOf<Options> = {
  [Key in keyof Required<Options>]: v.GenericSchema<unknown, Options[Key]>;
};

/** An object with these options and no others. @param what it is, in the plural: `pages`. */
export function options<Entries extends v.ObjectEntries>(what: string, entries: Entries) {
  const unknownOption = v.never(`Leave it out; ${what} have ${Object.keys(entries).join(', ')}.`);
  return v.objectWithRest(entries, unknownOption, ({ path, input }) => {
    const missing = entries[String(path?.at(-1)?.key)];
    const advice = missing && 'message' in missing && input === undefined && missing.message;
    return advice ? String(advice) : 'Write an object: { … }.';
  });
}

/** A text that is not empty. */
export function text(advice: string) {
  return v.pipe(v.string(advice), v.regex(/\S/, advice));
}

export function list<Item extends v.GenericSchema>(item: Item) {
  return v.array(item, 'Write a list: […].');
}

export const flag = v.boolean('Write true or false, without quotation marks.');

/** An object that JSON does not change: a schema.org object. */
export const jsonObject = v.custom<{ readonly [key: string]: Json }>(
  (value) => Object(value) === value && !Array.isArray(value) && !findNonJson(value, ''),
  ({ input }) => {
    const { path, what } = findNonJson(input, 'It') ?? { path: 'It', what: 'no object' };
    return `${path} is ${what}: write an object of texts, numbers, lists and objects.`;
  },
);
