import { UNKNOWN_ERROR_MESSAGE } from '../../shared/markers.ts';

/** Why a visit could not show its page. */
export class VisitError extends Error {
  /** The status for the error page. */
  declare readonly statusCode: number;
  /** True if a file of an existing page did not load. Then a full page load may help. */
  declare readonly isLost: boolean;

  constructor(message: unknown, statusCode: unknown = 500, isLost = false) {
    super(String(message || UNKNOWN_ERROR_MESSAGE));
    this.statusCode = Number(statusCode) || 500;
    this.isLost = isLost;
  }
}

/** Turns anything that was thrown, by the runtime or by middleware, into an error with a status and a message. */
export function visitErrorOf(thrown: unknown): VisitError {
  if (thrown instanceof VisitError) return thrown;
  const { message, statusCode } = Object(thrown);
  return new VisitError(typeof thrown === 'string' ? thrown : message, statusCode);
}
