import type { FormEndpoint } from '../../../scripts/shared/contracts.ts';

/** How a form's markup has to be for whoever takes it. */
export interface FormTarget {
  attributes: Readonly<Record<string, string>>;
  /** Names and values of hidden fields. */
  hidden: Readonly<Record<string, string>>;
  /** Name of the field that only robots fill in. */
  honeypot?: string;
}

interface Form {
  id: string;
  endpoint: FormEndpoint | null;
  /** The address for mail. */
  mail: string;
  subject: string;
  /** The page that says thank you to visitors without JavaScript: a path of this site. */
  thanks: string;
  /** Where the site is: its URL and the base, without a slash at the end. */
  siteAddress: string;
}

/** The field that names the message, the same for every attempt at it; empty without JavaScript. */
export const MESSAGE_ID = 'message-id';

/** The form's own means to send itself: to the endpoint, or else to the visitor's mail program. */
export function formTarget(form: Form): FormTarget {
  const { id, endpoint, mail, subject, thanks, siteAddress } = form;
  switch (endpoint?.provider) {
    case undefined:
      return {
        attributes: {
          action: `mailto:${mail}?subject=${encodeURIComponent(subject)}`,
          encType: 'text/plain',
        },
        hidden: {},
      };
    case 'formspree':
      return {
        attributes: { action: endpoint.url },
        hidden: { _subject: subject, _next: siteAddress + thanks, [MESSAGE_ID]: '' },
        honeypot: '_gotcha',
      };
    case 'netlify':
      return {
        attributes: {
          action: thanks,
          name: id,
          'data-netlify': 'true',
          'netlify-honeypot': 'website',
        },
        hidden: { 'form-name': id, subject, [MESSAGE_ID]: '' },
        honeypot: 'website',
      };
    case 'own':
      return {
        attributes: { action: endpoint.url },
        hidden: { subject, [MESSAGE_ID]: '' },
        honeypot: 'website',
      };
  }
}
