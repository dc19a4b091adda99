/**
 * Who receives the messages of forms: a server of yours, or a function that hands them on. With JavaScript, a message
 * counts as sent only if the answer is the one described here; without, the browser submits the form.
 *
 * - It accepts JSON, an object of field names and strings, and answers 2xx `{ "ok": true }` or 4xx
 *   `{ "errors": [{ "field", "message" }] }`. Each message is shown as it is: at its field, or above the form if it names
 *   none. A 4xx without messages tells the visitor to write an e-mail instead; after 408, 425, 429, a 5xx or no answer they
 *   are asked to try again. The header `Idempotency-Key` is the same for every attempt to send a message. CORS must allow
 *   it, and `Content-Type`.
 * - It accepts form-encoded data from browsers without JavaScript, and answers with a 303 redirect to the thank-you page,
 *   `/contact#sent`.
 * - If the field `website` is filled in, the message comes from a robot.
 */
export interface FormEndpoint {
  readonly provider: 'own';
  /** An absolute https URL, or `http://localhost:…` to try it out. */
  readonly url: string;
}
