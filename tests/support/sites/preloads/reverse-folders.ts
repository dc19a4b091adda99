/** Loaded with `--import` into a process and its threads: folders are listed in reverse order. */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const { readdirSync } = fs;
const reversed = (...args: Parameters<typeof readdirSync>) => readdirSync(...args).reverse();
Object.assign(fs, { readdirSync: reversed });
syncBuiltinESMExports();
