import type { FormEndpoint } from '../../../../scripts/shared/form-endpoint.ts';
import { withBase } from '../../../../scripts/shared/urls.ts';

/** The attributes and hidden fields that an endpoint expects. */
export interface FormTarget {
  attributes: Readonly<Record<string, string>>;
  /** Names and values of hidden fields. */
  hidden: Readonly<Record<string, string>>;
  /** The name of the field that only robots fill in. */
  honeypot?: string;
}

interface Form {
  id: string;
  endpoint: FormEndpoint | null;
  /** The e-mail address. */
  mail: string;
  subject: string;
  /** The thank-you page for visitors without JavaScript: a path of this site. */
  thanks: string;
  /** The site's own address: its URL and the base, without a slash at the end. */
  siteAddress: string;
}

/** The hidden field that identifies the message, the same for every attempt; empty without JavaScript. */
export const MESSAGE_ID = 'message-id';

/** Where the browser submits the form to: the endpoint, or else the visitor's mail program. */
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
          action: withBase(import.meta.env.BASE_URL, thanks),
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
