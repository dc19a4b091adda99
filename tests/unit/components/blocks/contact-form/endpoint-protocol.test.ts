import { expect, test } from 'vitest';
import {
  readSendResult,
  requestFor,
} from '../../../../../components/blocks/ContactForm/sending/endpoint-protocol.ts';

test('a request is JSON with the id of the message, and follows no redirect', () => {
  const fields = { name: 'Zoë & Co' };
  const { method, headers, body, redirect } = requestFor('abc', fields);
  expect([method, redirect]).toEqual(['POST', 'error']);
  expect(headers).toMatchObject({ 'content-type': 'application/json', 'idempotency-key': 'abc' });
  expect(JSON.parse(`${body}`)).toEqual(fields);
});

test.each<[outcome: string, status: number, body: string]>([
  ['failed', 200, '<h1>Are you a robot?</h1>'],
  ['declined', 403, '{"ok":true}'],
  ['sent', 201, '{"ok":true}'],
  ['failed', 200, '{"ok":"true"}'],
  ['failed', 200, '{}'],
  ['failed', 200, 'null'],
  ['refused', 400, '{"errors":[{"field":"email","message":"It bounces"}]}'],
  ['refused', 422, '{"errors":[{"field":null,"message":"We are closed"}]}'],
  ['refused', 200, '{"ok":false,"errors":[{"message":"We are closed"}]}'],
  ['declined', 400, '{"errors":"email"}'],
  ['declined', 400, '{"errors":[null,{"field":1},{"field":"email","message":" "}]}'],
  ['failed', 408, ''],
  ['failed', 500, '{"ok":true,"errors":[{"field":"email","message":"It bounces"}]}'],
])('a message counts as %s when its endpoint answers %d %s', async (outcome, status, body) => {
  expect(await readSendResult(new Response(body, { status }))).toMatchObject({ type: outcome });
});
