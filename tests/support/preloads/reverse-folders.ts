/** Loaded with `--import` into a process and its threads: folders list their entries the other way round. */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const { readdirSync } = fs;
const reversed = (...args: Parameters<typeof readdirSync>) => readdirSync(...args).reverse();
Object.assign(fs, { readdirSync: reversed });
syncBuiltinESMExports();
