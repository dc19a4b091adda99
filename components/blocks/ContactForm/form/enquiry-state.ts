import type { Errors } from '../sending/answers.ts';
import type { Mail } from '../sending/compose-mail.ts';

/** How far the message has got. */
export type EnquiryState =
  /** The errors are those of the last attempt; `refusals` counts the attempts. */
  | { readonly phase: 'writing'; readonly errors: Errors; readonly refusals: number }
  | { readonly phase: MailPhase; readonly mail: Mail }
  | { readonly phase: 'sending' | 'failed' | 'offline' | 'online' }
  | { readonly phase: 'sent'; readonly receipt: Receipt };

/** What was done with a message for the visitor's own mail program. */
type MailPhase = 'opened' | 'copied' | 'uncopied';

export interface Receipt {
  /** The visitor's name, as they wrote it. */
  readonly name: string;
  readonly email: string;
  /** The day by the end of which we reply. */
  readonly day: string;
}

export type EnquiryEvent =
  | { readonly type: 'refused'; readonly errors: Errors }
  /** A field was left; `error` is absent if its answer is fine. */
  | { readonly type: 'rechecked'; readonly name: string; readonly error: string | undefined }
  | { readonly type: MailPhase; readonly mail: Mail }
  | { readonly type: 'sending' | 'failed' | 'offline' | 'online' | 'again' }
  | { readonly type: 'sent'; readonly receipt: Receipt };

export const BLANK: EnquiryState = { phase: 'writing', errors: {}, refusals: 0 };

export function reduceEnquiry(state: EnquiryState, event: EnquiryEvent): EnquiryState {
  switch (event.type) {
    case 'refused': {
      const refusals = state.phase === 'writing' ? state.refusals : 0;
      return { phase: 'writing', errors: event.errors, refusals: refusals + 1 };
    }
    case 'rechecked': {
      if (state.phase !== 'writing' || state.refusals === 0) return state;
      const { [event.name]: _, ...others } = state.errors;
      const errors = event.error ? { ...state.errors, [event.name]: event.error } : others;
      return { ...state, errors };
    }
    case 'opened':
    case 'copied':
    case 'uncopied':
      return { phase: event.type, mail: event.mail };
    case 'sent':
      return { phase: 'sent', receipt: event.receipt };
    case 'online':
      return state.phase === 'offline' ? { phase: 'online' } : state;
    case 'again':
      return BLANK;
    default:
      return { phase: event.type };
  }
}

/** The errors that are shown now. */
export function errorsOf(state: EnquiryState): Errors {
  return state.phase === 'writing' ? state.errors : {};
}
