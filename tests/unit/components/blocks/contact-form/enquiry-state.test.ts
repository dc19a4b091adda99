import { expect, test } from 'vitest';
import {
  BLANK,
  type EnquiryEvent,
  errorsOf,
  reduceEnquiry,
} from '../../../../../components/blocks/ContactForm/form/enquiry-state.ts';

const refused: EnquiryEvent = { type: 'refused', errors: { name: 'Enter your name' } };
const after = (...events: EnquiryEvent[]) => events.reduce(reduceEnquiry, BLANK);

test('a field is not checked until a message has been refused', () => {
  expect(after({ type: 'rechecked', name: 'name', error: 'Enter your name' })).toBe(BLANK);
});

test('a field that is left is checked once a message has been refused', () => {
  const mended = after(refused, { type: 'rechecked', name: 'name', error: undefined });
  expect(errorsOf(mended)).toEqual({});
  const broken = reduceEnquiry(mended, { type: 'rechecked', name: 'email', error: 'Enter one' });
  expect(errorsOf(broken)).toEqual({ email: 'Enter one' });
});

test('each refusal can be told from the one before', () => {
  expect(after(refused)).toMatchObject({ refusals: 1 });
  expect(after(refused, refused)).toMatchObject({ refusals: 2 });
});

test('a message that is being sent has no errors', () => {
  expect(errorsOf(after(refused, { type: 'sending' }))).toEqual({});
});

test('a connection that comes back changes only a form that waits for it', () => {
  expect(after({ type: 'offline' }, { type: 'online' })).toEqual({ phase: 'online' });
  expect(after({ type: 'failed' }, { type: 'online' })).toEqual({ phase: 'failed' });
});

test('another message starts with an empty form', () => {
  const receipt = { name: 'Hanna', email: 'h@firm.example', day: 'Monday' };
  expect(after({ type: 'sent', receipt }, { type: 'again' })).toBe(BLANK);
});
