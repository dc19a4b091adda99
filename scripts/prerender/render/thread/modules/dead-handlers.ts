import type { jsx as Jsx } from 'react/jsx-runtime';

/** What is rendered at the moment will not be hydrated. */
let isStatic = false;

/** Renders something outside islands: it has no React in the browser. */
export function renderStatic<Result>(render: () => Result): Result {
  isStatic = true;
  try {
    return render();
  } finally {
    isStatic = false;
  }
}

/**
 * Makes a JSX runtime's function refuse event handlers there, which React would leave out without a word.
 *
 * @throws Error, in the component that has one on an HTML element.
 */
export function refusingDeadHandlers(make: typeof Jsx): typeof Jsx {
  return (type, props, key) => {
    if (isStatic && typeof type === 'string') {
      const handler = Object.entries(props as object).find(
        ([name, value]) => /^on[A-Z]/.test(name) && typeof value === 'function',
      );
      if (handler) {
        throw new Error(
          `${handler[0]} on <${type}> would do nothing, because only islands have React in the browser; write an island or a behavior`,
        );
      }
    }
    return make(type, props, key);
  };
}
