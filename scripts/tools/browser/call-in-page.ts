/**
 * A call of a function, as an expression for a page. The function cannot use anything outside itself. tsx, which runs the
 * tools, wraps every named function within it in a call of `__name`, which pages do not have.
 */
export function callInPage<A extends readonly unknown[]>(
  script: (...args: A) => unknown,
  ...args: A
): string {
  const call = `(${script})(${args.map((value) => JSON.stringify(value)).join()})`;
  return `(() => { const __name = (named) => named; return ${call}; })()`;
}
