import { findNonJson } from '../../shared/serialize.ts';
import type { Fault } from '../faults/fault.ts';

type Test = (value: unknown) => boolean;

const isText: Test = (value) => typeof value === 'string';
const isFlag: Test = (value) => typeof value === 'boolean';
const isFunction: Test = (value) => typeof value === 'function';
const isTextList: Test = (value) => Array.isArray(value) && value.every(isText);

/** What each optional field of `page` must be; see Page in contracts.ts. */
const FACTS: Readonly<Record<string, readonly [kind: string, test: Test]>> = {
  keywords: ['a list of texts', isTextList],
  layout: ['a text', isText],
  middleware: ['a list of texts', isTextList],
  validate: ['a function', isFunction],
  load: ['a function', isFunction],
  scrollToTop: ['true or false', isFlag],
  transition: ['a text or false', (value) => isText(value) || value === false],
  prerender: ['true or false', isFlag],
  indexed: ['true or false', isFlag],
  breadcrumb: ['a text', isText],
  structuredData: [
    'a list of JSON objects',
    (value) => Array.isArray(value) && findNonJson(value) === null,
  ],
};

/** Fields of `page` that hold something else than the build can use. */
export function checkPageFacts(page: object, place: { file: string; route: string }): Fault[] {
  return Object.entries(FACTS).flatMap(([name, [kind, test]]) => {
    const value: unknown = Reflect.get(page, name);
    if (value === undefined || test(value)) return [];
    const nonJson = name === 'structuredData' ? findNonJson(value, 'page.structuredData') : null;
    return [
      {
        what: `page.${name} is not ${kind}`,
        ...place,
        why: nonJson ? `${nonJson.path} is ${nonJson.found}.` : `It is a ${typeof value}.`,
        fix: `Make it ${kind}, or leave it out; see Page in scripts/shared/contracts.ts.`,
      },
    ];
  });
}
