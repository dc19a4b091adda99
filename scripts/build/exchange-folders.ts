type Koffi = typeof import('koffi').default;
type Exchange = (a: string, b: string) => boolean;

/**
 * Swaps two existing folders in one step, so that no reader ever finds either of them missing.
 * Node has no call for it: this is `renameat2(RENAME_EXCHANGE)` of Linux (rename(2)) and
 * `renamex_np(RENAME_SWAP)` of macOS.
 *
 * @returns false where the system or the file system cannot do it; nothing has changed then.
 */
export const exchangeFolders: Exchange = (await loadExchange()) ?? (() => false);

async function loadExchange(): Promise<Exchange | undefined> {
  try {
    const { default: koffi } = await import('koffi');
    if (process.platform === 'linux') return linuxExchange(koffi);
    if (process.platform === 'darwin') return macExchange(koffi);
  } catch {
    // koffi, the library or the function is not there for this system: the caller has another way.
  }
  return undefined;
}

function linuxExchange(koffi: Koffi): Exchange {
  const currentFolder = -100; // AT_FDCWD
  const exchange = 2; // RENAME_EXCHANGE
  const renameat2 = koffi
    .load(null)
    .func('int renameat2(int, const char *, int, const char *, unsigned int)');
  return (a, b) => renameat2(currentFolder, a, currentFolder, b, exchange) === 0;
}

function macExchange(koffi: Koffi): Exchange {
  const swap = 2; // RENAME_SWAP
  const renamex = koffi.load(null).func('int renamex_np(const char *, const char *, unsigned int)');
  return (a, b) => renamex(a, b, swap) === 0;
}
