import koffi from 'koffi';

type Exchange = (a: string, b: string) => boolean;

/**
 * Swaps two existing folders in one step, so that no reader ever finds either of them missing.
 * Node has no call for it: this is `renameat2(RENAME_EXCHANGE)` of Linux (rename(2)) and
 * `renamex_np(RENAME_SWAP)` of macOS.
 *
 * @returns false where the system or the file system cannot do it; nothing has changed then.
 */
export const exchangeFolders: Exchange = loadExchange() ?? (() => false);

function loadExchange(): Exchange | undefined {
  try {
    if (process.platform === 'linux') return linuxExchange();
    if (process.platform === 'darwin') return macExchange();
  } catch {
    // No such library or function on this system (an older C library): the caller has another way.
  }
  return undefined;
}

function linuxExchange(): Exchange {
  const currentFolder = -100; // AT_FDCWD
  const exchange = 2; // RENAME_EXCHANGE
  const renameat2 = koffi
    .load('libc.so.6')
    .func('int renameat2(int, const char *, int, const char *, unsigned int)');
  return (a, b) => renameat2(currentFolder, a, currentFolder, b, exchange) === 0;
}

function macExchange(): Exchange {
  const swap = 2; // RENAME_SWAP
  const renamex = koffi
    .load('libSystem.B.dylib')
    .func('int renamex_np(const char *, const char *, unsigned int)');
  return (a, b) => renamex(a, b, swap) === 0;
}
