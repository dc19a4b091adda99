/** A call of a function, as an expression for a page. The function cannot use anything outside itself. */
export function callInPage<A extends readonly unknown[]>(
  script: (...args: A) => unknown,
  ...args: A
): string {
  return `(${script})(${args.map((value) => JSON.stringify(value)).join()})`;
}
