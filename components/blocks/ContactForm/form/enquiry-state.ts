import type { Errors } from '../sending/answers.ts';
import type { Mail } from '../sending/compose-mail.ts';

/** How far the message has got. */
export type EnquiryState =
  | Writing
  | { readonly phase: MailPhase; readonly mail: Mail }
  | { readonly phase: 'sending' | 'failed' | 'declined' | 'offline' | 'online' }
  | { readonly phase: 'sent'; readonly email: string | undefined };

interface Writing {
  readonly phase: 'writing';
  /** What is wrong with the answers of the last attempt. */
  readonly errors: Errors;
  /** What else the endpoint says about it. */
  readonly remarks: readonly string[];
  /** How many attempts were refused. */
  readonly refusals: number;
}

/** What was done with a message for the visitor's own mail program. */
export type MailPhase = 'opened' | 'copied' | 'uncopied';

/** The next state, or what happens to the one that there is. */
export type EnquiryEvent =
  | EnquiryState
  | { readonly type: 'refused'; readonly errors: Errors; readonly remarks?: readonly string[] }
  | Recheck
  | { readonly type: 'online' };

/** A field was left. */
interface Recheck {
  readonly type: 'rechecked';
  readonly name: string;
  /** Absent if its answer is fine. */
  readonly error: string | undefined;
  /** The names of the questions that are asked now. */
  readonly asked: readonly string[];
}

export const BLANK: Writing = { phase: 'writing', errors: {}, remarks: [], refusals: 0 };

export function reduceEnquiry(state: EnquiryState, event: EnquiryEvent): EnquiryState {
  if ('phase' in event) return event;
  switch (event.type) {
    case 'refused': {
      const refusals = state.phase === 'writing' ? state.refusals : 0;
      const { errors, remarks = [] } = event;
      return { phase: 'writing', errors, remarks, refusals: refusals + 1 };
    }
    case 'rechecked': {
      if (state.phase !== 'writing' || state.refusals === 0) return state;
      const { name, error, asked } = event;
      // In the order of the questions.
      const errors = asked.flatMap((question) => {
        const words = question === name ? error : state.errors[question];
        return words ? [[question, words]] : [];
      });
      return { ...state, errors: Object.fromEntries(errors) };
    }
    case 'online':
      return state.phase === 'offline' ? { phase: 'online' } : state;
  }
}
