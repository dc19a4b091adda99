/**
 * React's exports for the site and its packages. An HTML element gets the same props whether JSX or a call of React makes
 * it. A hook that would do nothing after a page is rendered says what to do instead.
 */
import React from 'react';
import { elementProps } from './element-props.ts';
import { RecordedIslands } from './island-slots.ts';
import { importedFile } from './source-url.ts';

type Callable = (...args: never[]) => unknown;

/**
 * React's hooks, but each fails that needs a browser: outside islands it does nothing. Packages may call it: they do not
 * know where they are.
 */
function hooksForIslands(): typeof React {
  const hooks = Object.entries<unknown>({ ...React }).filter(([name]) => /^use[A-Z]/.test(name));
  const inIslands = hooks.map(([name, hook]) => {
    const callInIsland = (...args: never[]) => {
      // Islands are rendered without this context.
      if (React.useContext(RecordedIslands) === null) return (hook as Callable)(...args);
      const error = new Error(
        `${name} would do nothing, because only islands have React in the browser; make the component an island, or do without ${name}`,
      );
      if (!isFromPackage(error)) throw error;
      return (hook as Callable)(...args);
    };
    return [name, callInIsland];
  });
  return Object.fromEntries(inIslands);
}

/** Whether the first call outside the engine is in a package. */
function isFromPackage({ stack = '' }: Error): boolean {
  const urls = [...stack.matchAll(/file:\S+?(?=:\d+:\d+)/g)].map(([url]) => importedFile(url));
  return urls.find((file) => file !== undefined)?.isPackage ?? false;
}

/** What makes elements. An HTML element gets what elementProps makes of its props. */
function withElementProps<Make extends Callable>(make: Make): Make {
  return ((target: unknown, props?: object | null, ...children: unknown[]) => {
    // The target is the type of an element, or an element to copy.
    const type: unknown = typeof target === 'string' ? target : Object(target).type;
    const prepared = typeof type === 'string' && props ? elementProps(type, props) : props;
    return make(...([target, prepared, ...children] as never[]));
  }) as unknown as Make;
}

// @ts-expect-error: React is CommonJS, whose names TypeScript does not export again.
export * from 'react';
export const createElement = withElementProps(React.createElement);
export const cloneElement = withElementProps(React.cloneElement);
export const {
  useActionState,
  useEffect,
  useImperativeHandle,
  useInsertionEffect,
  useLayoutEffect,
  useOptimistic,
  useReducer,
  useState,
  useSyncExternalStore,
  useTransition,
} = hooksForIslands();
