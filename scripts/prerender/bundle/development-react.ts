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

/** Its exports: module name → module. */
const CONTENTS = `
  export const modules = {
    'react': require('react'),
    'react/jsx-runtime': require('react/jsx-runtime'),
    'react-dom': require('react-dom'),
    'react-dom/client': require('react-dom/client'),
  };
  globalThis.${OWNER_STACK} = modules.react.captureOwnerStack;`;

let bundling: Promise<ReactScript> | undefined;

/** Bundles React's development build, once: it takes longer than all scripts of a site. */
export function developmentReact(): Promise<ReactScript> {
  bundling ??= build({
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
  return bundling;
}
