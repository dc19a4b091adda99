import { expect, test } from 'vitest';
import {
  BLANK,
  type EnquiryEvent,
  errorsOf,
  reduceEnquiry,
} from '../../../../../components/blocks/ContactForm/form/enquiry-state.ts';

const refused: EnquiryEvent = { type: 'refused', errors: { name: 'Enter your name' } };
const left = (name: string, error?: string): EnquiryEvent => ({
  type: 'rechecked',
  name,
  error,
  asked: ['name', 'call', 'phone', 'email'],
});
const after = (...events: EnquiryEvent[]) => events.reduce(reduceEnquiry, BLANK);

test('a field is not checked until a message has been refused', () => {
  expect(after(left('name', 'Enter your name'))).toBe(BLANK);
});

test('a field that is left is checked once a message has been refused', () => {
  const mended = after(refused, left('name'));
  expect(errorsOf(mended).errors).toEqual({});
  const broken = reduceEnquiry(mended, left('email', 'Enter one'));
  expect(errorsOf(broken).errors).toEqual({ email: 'Enter one' });
});

test('errors stay in the order of the questions, and go with a question that is no longer asked', () => {
  const errors = { name: 'Enter your name', phone: 'Enter a number', email: 'Enter one' };
  const { errors: shown } = errorsOf(after({ type: 'refused', errors }, left('call', 'Choose')));
  expect(Object.keys(shown)).toEqual(['name', 'call', 'phone', 'email']);

  const byEmail: EnquiryEvent = {
    type: 'rechecked',
    name: 'call',
    error: undefined,
    asked: ['email'],
  };
  expect(errorsOf(after({ type: 'refused', errors }, byEmail)).errors).toEqual({
    email: 'Enter one',
  });
});

test('what an endpoint says of the whole message stays until it is sent again', () => {
  const whole: EnquiryEvent = { type: 'refused', errors: {}, remarks: ['Too many messages'] };
  expect(errorsOf(after(whole, left('name'))).remarks).toEqual(['Too many messages']);
  expect(errorsOf(after(whole, { type: 'sending' })).remarks).toEqual([]);
});

test('each refusal can be told from the one before', () => {
  expect(after(refused)).toMatchObject({ refusals: 1 });
  expect(after(refused, refused)).toMatchObject({ refusals: 2 });
});

test('a message that is being sent has no errors', () => {
  expect(errorsOf(after(refused, { type: 'sending' }))).toMatchObject({ errors: {}, remarks: [] });
});

test('a connection that comes back changes only a form that waits for it', () => {
  expect(after({ type: 'offline' }, { type: 'online' })).toEqual({ phase: 'online' });
  expect(after({ type: 'failed' }, { type: 'online' })).toEqual({ phase: 'failed' });
});

test('another message starts with an empty form', () => {
  const receipt = { name: 'Hanna', email: 'h@firm.example', day: 'Monday' };
  expect(after({ type: 'sent', receipt }, { type: 'again' })).toBe(BLANK);
});
