/** A check that could not be made; the message says why. */
export class NotRun extends Error {
  override readonly name = 'NotRun';
  /** Whether the machine may do without: no shortfall then. */
  readonly isOptional: boolean;

  constructor(message: string, isOptional = false) {
    super(message);
    this.isOptional = isOptional;
  }
}
