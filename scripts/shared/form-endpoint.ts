/**
 * Who receives the messages of forms, and what that service answers. Without JavaScript, the browser submits the form.
 * With JavaScript, a message counts as sent only if the answer is the one described here.
 */
export type FormEndpoint = FormspreeEndpoint | NetlifyEndpoint | OwnEndpoint;

/**
 * Formspree. If asked for JSON, it answers 200 `{ "ok": true }` or 4xx `{ "errors": [{ "field", "code", "message" }] }`.
 * After a form that the browser has submitted, it redirects to the URL in the field `_next`: the thank-you page.
 */
export interface FormspreeEndpoint {
  readonly provider: 'formspree';
  /** `https://formspree.io/f/<form id>` */
  readonly url: string;
}

/**
 * Netlify Forms, for a site on Netlify with form detection turned on: Netlify finds the forms in the HTML and accepts a
 * form-encoded POST with their `form-name` to a page of the site. It answers 200 with that page.
 */
export interface NetlifyEndpoint {
  readonly provider: 'netlify';
}

/**
 * Your own server.
 *
 * - It accepts JSON, an object of field names and strings, and answers 2xx `{ "ok": true }` or 4xx
 *   `{ "errors": [{ "field", "message" }] }`. Each message is shown as it is: at its field, or above the form if it names
 *   none. A 4xx without messages tells the visitor to write an e-mail instead; after 408, 425, 429, a 5xx or no answer they
 *   are asked to try again. The header `Idempotency-Key` is the same for every attempt to send a message. CORS must allow
 *   it, and `Content-Type`.
 * - It accepts form-encoded data from browsers without JavaScript, and answers with a 303 redirect to the thank-you page.
 * - If the field `website` is filled in, the message comes from a robot.
 */
export interface OwnEndpoint {
  readonly provider: 'own';
  /** An absolute https URL, or `http://localhost:…` to try it out. */
  readonly url: string;
}
