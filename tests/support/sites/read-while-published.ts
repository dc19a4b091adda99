import type { BigIntStats } from 'node:fs';
import { stat } from 'node:fs/promises';
import { digestFolder } from './digest-folder.ts';

/**
 * Reads a folder that may be replaced at any moment. Returns its digest, or `undefined` if the folder was replaced
 * meanwhile or does not exist at this moment, because publishing takes two renames.
 */
export async function readWhilePublished(folder: string): Promise<string | undefined> {
  const before = await identityOf(folder);
  const digest = await digestFolder(folder).catch((error: unknown) => error);
  if ((await identityOf(folder)) !== before) return undefined;
  if (before === '') return undefined;
  if (digest instanceof Error) throw digest;
  return (digest as string[]).join('\n');
}

async function identityOf(folder: string): Promise<string> {
  const found = await stat(folder, { bigint: true }).catch((error: unknown) => error);
  if (!(found instanceof Error)) {
    const { ino, birthtimeNs } = found as BigIntStats;
    return `${ino} ${birthtimeNs}`;
  }
  if ('code' in found && found.code === 'ENOENT') return '';
  throw found;
}
