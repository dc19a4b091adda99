import { inspect } from 'node:util';
import * as v from 'valibot';
import type { CodeSource, Fault } from '../faults/fault.ts';
import { stepTo } from './find-non-json.ts';

/** What does not fit a schema: a fault for each option, with its path from `name`: `page.meta[0].content`. */
export function schemaFaults(
  schema: v.GenericSchema,
  value: unknown,
  name: string,
  source: CodeSource,
): Fault[] {
  const { issues = [] } = v.safeParse(schema, value);
  return issues.map(({ path = [], input, expected, message }) => {
    const option = name + path.map(({ key }) => stepTo(key as string | number)).join('');
    const isUnknown = expected === 'never';
    const isMissing = input === undefined;
    return {
      what: `${option} ${isUnknown ? 'is not an option' : isMissing ? 'is missing' : 'cannot be used'}`,
      ...source,
      why: isMissing ? 'It has no value.' : `It is ${inspect(input, INSPECTION)}.`,
      fix: message,
    };
  });
}

const INSPECTION = { depth: 1, breakLength: Infinity, maxStringLength: 80 };
