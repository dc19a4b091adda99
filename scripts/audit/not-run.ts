/** A check, or some of it, that could not run; the message says why. */
export class NotRun extends Error {
  override readonly name = 'NotRun';
  /** Whether what is missing is optional; then it is no problem. */
  readonly isOptional: boolean;

  constructor(message: string, isOptional = false) {
    super(message);
    this.isOptional = isOptional;
  }
}
