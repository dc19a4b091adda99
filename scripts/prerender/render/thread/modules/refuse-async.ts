const AsyncFunction = (async () => {}).constructor;

/** @throws Error for a component that is an `async` function. */
export function refuseAsync(type: unknown): void {
  if (typeof type !== 'function' || !(type instanceof AsyncFunction)) return;
  const isNamed = !/^(default)?$/.test(type.name);
  const name = isNamed ? `<${type.name}>` : 'a component';
  throw new Error(
    `${name} is async, but a page is rendered at once; await in the page's \`load\`, and pass the result on`,
  );
}

/** Makes a function that makes elements refuse components that are `async`. */
export function refusingAsync<Make extends (...given: never[]) => unknown>(make: Make): Make {
  return ((...given: Parameters<Make>) => {
    refuseAsync(given[0]);
    return make(...given);
  }) as Make;
}
