/**
 * React's exports for the site and its packages. An HTML element gets the same props whether JSX or a call of React makes
 * it. What cannot work while a page is rendered, or does nothing afterwards, says at once what to do instead.
 */
import React from 'react';
import { withElementProps } from '../../../../shared/rebased-jsx.ts';
import { elementProps, refuseAsync } from './element-props.ts';
import { RecordedIslands } from './island-slots.ts';
import { importedFile } from './site-url.ts';

type Callable = (...given: never[]) => unknown;

/** What a function of React is replaced by: the same, but `check` is called first, with what it is given. */
function checked<Wrapped extends Callable>(
  wrapped: Wrapped,
  check: (...given: Parameters<Wrapped>) => void,
): Wrapped {
  return new Proxy(wrapped, {
    apply(_, self, given: Parameters<Wrapped>) {
      check(...given);
      return Reflect.apply(wrapped, self, given);
    },
  });
}

/** A hook that needs a browser, and does nothing outside islands. Packages may call it: they do not know where they are. */
function inIslands<Hook extends Callable>(name: string, hook: Hook): Hook {
  return checked(hook, () => {
    // Islands are rendered without this context.
    if (React.useContext(RecordedIslands) === null) return;
    const error = new Error(
      `${name} would do nothing, because only islands have React in the browser; make the component an island, or do without ${name}`,
    );
    if (!isFromPackage(error)) throw error;
  });
}

/** Whether the first call outside the engine is in a package. */
function isFromPackage({ stack = '' }: Error): boolean {
  const urls = [...stack.matchAll(/file:\S+?(?=:\d+:\d+)/g)].map(([url]) => importedFile(url));
  return urls.find((file) => file !== undefined)?.isPackage ?? false;
}

const makers = withElementProps(React, elementProps);

// @ts-expect-error: React is CommonJS, whose names TypeScript does not export again.
export * from 'react';
export const createElement = checked(makers.createElement, refuseAsync);
export const { cloneElement } = makers;
export const useActionState = inIslands('useActionState', React.useActionState);
export const useEffect = inIslands('useEffect', React.useEffect);
export const useImperativeHandle = inIslands('useImperativeHandle', React.useImperativeHandle);
export const useInsertionEffect = inIslands('useInsertionEffect', React.useInsertionEffect);
export const useLayoutEffect = inIslands('useLayoutEffect', React.useLayoutEffect);
export const useOptimistic = inIslands('useOptimistic', React.useOptimistic);
export const useReducer = inIslands('useReducer', React.useReducer);
export const useState = inIslands('useState', React.useState);
export const useSyncExternalStore = inIslands('useSyncExternalStore', React.useSyncExternalStore);
export const useTransition = inIslands('useTransition', React.useTransition);

export const use = checked(React.use, (usable) => {
  if ('then' in usable && Object(usable).status !== 'fulfilled')
    throw new Error(
      "a component waits for something; that belongs in the page's `load`, because use() cannot wait while a page is rendered",
    );
});

export const lazy = (() => {
  // Made here, because its stack leads to the source.
  const error = new Error(
    'a component of lazy() is not there when the page is rendered; import it at the top of the file, or show it only after a click in an island',
  );
  return () => {
    throw error;
  };
}) as unknown as typeof React.lazy;
