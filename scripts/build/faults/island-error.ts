/**
 * A mistake in the use of an island. The engine throws it while user code is running, with advice that a stack trace
 * would not give.
 */
export class IslandError extends Error {
  /** The source file to correct, if it is known. */
  readonly file: string | undefined;
  readonly fix: string;

  constructor(message: string, fix: string, file?: string) {
    super(message);
    this.name = 'Error';
    this.fix = fix;
    this.file = file;
  }
}
