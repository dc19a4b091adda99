/** Has the process exit when it is told to stop, so that what it has started ends, and what it has made is removed. */
export function exitOnSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => process.exit(1));
  }
}
