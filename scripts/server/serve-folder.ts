/**
 * Serves a built site by the command `serve`, which prints the address. It listens at the port that the variable PORT names,
 * or at 3000, or at any free port if another program has that, and follows `serve.json`.
 *
 * The command runs within this process, so that Ctrl+C and `kill` reach it and leave nothing behind.
 */
export async function serveFolder(folder: string): Promise<void> {
  process.env.NO_UPDATE_CHECK = '1';
  process.argv = [process.execPath, 'serve', folder, '--no-clipboard', '--no-request-logging'];
  await import(import.meta.resolve('serve/build/main.js'));
}
