/**
 * Lets Node run TypeScript and JSX: a process that is started with `--import` of this file, and each of its threads.
 * Node can remove types itself, but takes forty times as long, and does not know JSX. It is JavaScript, since Node reads
 * it before it can do either.
 */
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync } from 'oxc-transform';

registerHooks({
  load(url, context, nextLoad) {
    if (!/\.tsx?$/.test(url)) return nextLoad(url, context);
    const file = fileURLToPath(url);
    const { code, errors } = transformSync(file, readFileSync(file, 'utf8'));
    if (errors[0]) throw new SyntaxError(`${file}: ${errors[0].message}\n${errors[0].codeframe}`);
    return { format: 'module', source: code, shortCircuit: true };
  },
});
