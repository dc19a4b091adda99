/** What of React cannot work while a page is rendered, or does nothing afterwards: said at once, with what to do instead. */
import React from 'react';
import { RecordedIslands } from './island-slots.ts';
import { importedFile } from './site-url.ts';

/** What a function of React is replaced by: the same, but `check` is called first, with what it is given. */
function checked<Wrapped extends (...given: never[]) => unknown>(
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
function inIslands<Hook extends (...given: never[]) => unknown>(name: string, hook: Hook): Hook {
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

export const hooks = {
  useActionState: inIslands('useActionState', React.useActionState),
  useEffect: inIslands('useEffect', React.useEffect),
  useImperativeHandle: inIslands('useImperativeHandle', React.useImperativeHandle),
  useInsertionEffect: inIslands('useInsertionEffect', React.useInsertionEffect),
  useLayoutEffect: inIslands('useLayoutEffect', React.useLayoutEffect),
  useOptimistic: inIslands('useOptimistic', React.useOptimistic),
  useReducer: inIslands('useReducer', React.useReducer),
  useState: inIslands('useState', React.useState),
  useSyncExternalStore: inIslands('useSyncExternalStore', React.useSyncExternalStore),
  useTransition: inIslands('useTransition', React.useTransition),
};

export const waiting = {
  use: checked(React.use, (usable) => {
    if ('then' in usable && Object(usable).status !== 'fulfilled')
      throw new Error(
        "a component waits for something; that belongs in the page's `load`, because use() cannot wait while a page is rendered",
      );
  }),
  lazy: (() => {
    // Made here, because its stack leads to the source.
    const error = new Error(
      'a component of lazy() is not there when the page is rendered; import it at the top of the file, or show it only after a click in an island',
    );
    return () => {
      throw error;
    };
  }) as unknown as typeof React.lazy,
};
