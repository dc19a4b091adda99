import { build } from 'esbuild';
import { OLDEST_BROWSERS } from '../../shared/browsers.ts';
import { OWNER_STACK } from '../../shared/owner-stack.ts';
import { hashedName } from '../files/hash.ts';
import { PROJECT } from '../options.ts';

/** A script with React's development build. */
export interface ReactScript {
  name: string;
  text: string;
}

/**
 * Its exports: module name → module. A mismatch of hydration is reported: the runtime does not do so, since on the
 * published site it is others who change the markup.
 */
const CONTENTS = `
  const client = require('react-dom/client');
  const hydrateRoot = (element, children, options) =>
    client.hydrateRoot(element, children, {
      ...options,
      onRecoverableError(error, info) {
        if (!error.cause) reportError(error);
        options?.onRecoverableError?.(error, info);
      },
    });
  export const modules = {
    'react': require('react'),
    'react/jsx-runtime': require('react/jsx-runtime'),
    'react-dom': require('react-dom'),
    'react-dom/client': { ...client, hydrateRoot },
  };
  globalThis.${OWNER_STACK} = modules.react.captureOwnerStack;`;

let made: Promise<ReactScript> | undefined;

/** Bundles React's development build, once: it takes longer than all scripts of a site. */
export function developmentReact(): Promise<ReactScript> {
  made ??= build({
    bundle: true,
    define: { 'process.env.NODE_ENV': '"development"' },
    format: 'esm',
    logLevel: 'silent',
    stdin: { contents: CONTENTS, resolveDir: PROJECT },
    target: OLDEST_BROWSERS,
    tsconfigRaw: {},
    write: false,
  }).then(({ outputFiles: [file] }) => {
    const text = file?.text ?? '';
    return { name: hashedName('react', '.js', text), text };
  });
  return made;
}
