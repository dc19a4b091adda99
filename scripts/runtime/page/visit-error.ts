import { UNKNOWN_ERROR_MESSAGE } from '../../shared/error-messages.ts';

/** How long all that a page needs may take, in milliseconds. */
export const LOAD_TIMEOUT = 8000;

/** Why a visit could not show its page. */
export class VisitError extends Error {
  /** The status for the error page. */
  declare readonly statusCode: number;

  constructor(message: unknown, statusCode?: unknown) {
    super(String(message || UNKNOWN_ERROR_MESSAGE));
    this.statusCode = Number(statusCode) || 500;
  }
}

/** A file did not load. The page may exist, so a full page load may help. */
export class LoadFailure extends VisitError {
  /** Of another version of the site: only a page load can change what runs here. */
  declare readonly isOtherVersion: boolean;

  constructor(what: string, reason: unknown, isOtherVersion = false) {
    super(`${what} did not load (${reason})`);
    this.isOtherVersion = isOtherVersion;
  }
}

/** Turns anything that was thrown, by the runtime or by middleware, into an error with a status and a message. */
export function visitErrorOf(thrown: unknown): VisitError {
  if (thrown instanceof VisitError) return thrown;
  const { message, statusCode } = Object(thrown);
  return new VisitError(typeof thrown === 'string' ? thrown : message, statusCode);
}
