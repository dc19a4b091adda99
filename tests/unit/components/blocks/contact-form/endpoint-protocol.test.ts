import { describe, expect, test } from 'vitest';
import {
  readSendResult,
  requestFor,
} from '../../../../../components/blocks/ContactForm/sending/endpoint-protocol.ts';
import { formTarget } from '../../../../../components/blocks/ContactForm/sending/form-target.ts';
import type { FormEndpoint } from '../../../../../scripts/shared/form-endpoint.ts';

type Provider = FormEndpoint['provider'];

const message = { id: 'abc', fields: { name: 'Zoë & Co', 'message-id': 'abc' } };
const form = {
  id: 'enquiry',
  mail: 'hello@firm.example',
  subject: 'What is stuck?',
  thanks: '/contact#sent',
  siteAddress: 'https://firm.example/base',
};

describe('a request', () => {
  test('to Formspree is form-encoded and asks for JSON', () => {
    const { headers, body, method } = requestFor('formspree', message);
    expect(method).toBe('POST');
    expect(headers).toEqual({ accept: 'application/json' });
    expect(`${body}`).toBe('name=Zo%C3%AB+%26+Co&message-id=abc');
  });

  test('to your own server is JSON with the id of the message', () => {
    const { headers, body } = requestFor('own', message);
    expect(headers).toMatchObject({
      'content-type': 'application/json',
      'idempotency-key': 'abc',
    });
    expect(JSON.parse(`${body}`)).toEqual(message.fields);
  });

  test('follows no redirect, and is form-encoded for Netlify, too', () => {
    for (const provider of ['formspree', 'netlify', 'own'] as const) {
      expect(requestFor(provider, message).redirect).toBe('error');
    }
    expect(requestFor('netlify', message).body).toBeInstanceOf(URLSearchParams);
  });
});

describe('a message counts as', () => {
  test.each<[outcome: string, provider: Provider, status: number, body: string]>([
    ['sent', 'formspree', 200, '{"next":"/thanks","ok":true}'],
    ['failed', 'formspree', 200, '{"ok":false}'],
    ['failed', 'formspree', 200, '<h1>Are you a robot?</h1>'],
    ['declined', 'formspree', 403, '{"ok":true}'],
    ['refused', 'formspree', 422, '{"errors":[{"field":"email","code":"T","message":"is bad"}]}'],
    ['refused', 'formspree', 429, '{"errors":[{"code":"LIMIT","message":"Too many"}]}'],
    ['failed', 'formspree', 429, ''],
    ['sent', 'netlify', 200, '<h1>Tell us</h1>'],
    ['declined', 'netlify', 404, '<h1>Not found</h1>'],
    ['failed', 'netlify', 503, '<h1>Busy</h1>'],
    ['failed', 'netlify', 204, ''],
    ['sent', 'own', 201, '{"ok":true}'],
    ['failed', 'own', 200, '{"ok":"true"}'],
    ['failed', 'own', 200, '{}'],
    ['failed', 'own', 200, 'null'],
    ['failed', 'own', 204, ''],
    ['failed', 'own', 200, '<p>ok</p>'],
    ['refused', 'own', 400, '{"errors":[{"field":"email","message":"It bounces"}]}'],
    ['refused', 'own', 422, '{"errors":[{"field":null,"message":"We are closed"}]}'],
    ['refused', 'own', 200, '{"ok":false,"errors":[{"message":"We are closed"}]}'],
    ['declined', 'own', 400, '{"errors":"email"}'],
    ['declined', 'own', 400, '{"errors":[null,{"field":1},{"field":"email","message":" "}]}'],
    ['declined', 'own', 413, '<h1>Too large</h1>'],
    ['failed', 'own', 408, ''],
    ['failed', 'own', 500, '{"ok":true,"errors":[{"field":"email","message":"It bounces"}]}'],
  ])('%s when the provider “%s” answers %d %s', async (outcome, provider, status, body) => {
    const answer = new Response(status === 204 ? null : body, { status });
    expect(await readSendResult(provider, answer)).toMatchObject({ type: outcome });
  });
});

describe('a form that the browser submits', () => {
  test('without an endpoint goes to the mail program, and has no honeypot', () => {
    const { attributes, hidden, honeypot } = formTarget({ ...form, endpoint: null });
    expect(attributes).toEqual({
      action: 'mailto:hello@firm.example?subject=What%20is%20stuck%3F',
      encType: 'text/plain',
    });
    expect([hidden, honeypot]).toEqual([{}, undefined]);
  });

  test('to Formspree names the page to come back to', () => {
    const url = 'https://formspree.io/f/abc';
    expect(formTarget({ ...form, endpoint: { provider: 'formspree', url } })).toMatchObject({
      attributes: { action: url },
      hidden: { _next: 'https://firm.example/base/contact#sent', _subject: form.subject },
      honeypot: '_gotcha',
    });
  });

  test('to Netlify is found by its name and is posted to the page that says thank you', () => {
    expect(formTarget({ ...form, endpoint: { provider: 'netlify' } })).toMatchObject({
      attributes: { action: '/contact#sent', name: 'enquiry', 'data-netlify': 'true' },
      hidden: { 'form-name': 'enquiry', subject: form.subject },
    });
  });

  test('to your own server is posted to its address', () => {
    const url = 'https://forms.firm.example/enquiries';
    expect(formTarget({ ...form, endpoint: { provider: 'own', url } })).toMatchObject({
      attributes: { action: url },
      hidden: { subject: form.subject },
      honeypot: 'website',
    });
  });
});
