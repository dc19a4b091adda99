/** A check, or a part of one, did not run, because something optional is missing; the message says what. */
export class NotRun extends Error {
  override readonly name = 'NotRun';
}
