/** What an island may not do. The engine throws it while user code runs, and knows better than the stack what to do. */
export class IslandError extends Error {
  /** The source file to correct, where it is known. */
  readonly file: string | undefined;
  readonly fix: string;

  constructor(message: string, fix: string, file?: string) {
    super(message);
    this.name = 'Error';
    this.fix = fix;
    this.file = file;
  }
}
