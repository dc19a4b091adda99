import { BuildFailure } from './fault.ts';

/** The code in a render thread has hung, or has ended the thread. */
export class ThreadEnded extends BuildFailure {
  readonly hung: boolean;

  /** @param file the source that was running; undefined if none was yet. */
  constructor(what: { hung: boolean; file: string | undefined; why: string }) {
    const { hung, file, why } = what;
    super([
      {
        what: `${file ?? 'A render thread'} ${hung ? 'hung' : 'ended its render thread'}`,
        ...(file && { file }),
        why,
        fix: 'Look for an endless loop, an endless wait, or a call that ends the process.',
      },
    ]);
    this.hung = hung;
  }
}
