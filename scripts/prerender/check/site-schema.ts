import * as v from 'valibot';
import type {
  PolicyDirective,
  Site,
  ThirdParties,
  ThirdPartyFile,
} from '../../shared/contracts.ts';
import { siteOrigin } from '../../shared/urls.ts';
import { messageOf } from '../faults/fault.ts';
import { headEntries } from './head-schema.ts';
import { jsonObject, list, options, type SchemasOf, text } from './schema-parts.ts';

const URL_ADVICE = 'Write an absolute URL that starts with https://, without a user name.';
const ORIGIN_ADVICE = 'Write an origin, without a path: "https://www.example.com".';
const ATTRIBUTE_ADVICE =
  'Leave it out: the policy blocks handlers, and `url` and `integrity` are fields.';
const LANGUAGE_ADVICE = 'Write a BCP 47 tag: "de", "pt-BR".';

const httpsUrl = v.pipe(v.string(URL_ADVICE), v.check(isHttps, URL_ADVICE));

const origins = v.optional(
  list(
    v.pipe(
      v.string(ORIGIN_ADVICE),
      v.check((text) => isHttps(text) && URL.parse(text)?.origin === text, ORIGIN_ADVICE),
    ),
  ),
);

const thirdPartyFiles = v.optional(
  list(
    options('third-party files', {
      url: httpsUrl,
      integrity: v.optional(text('Write a subresource integrity value: "sha384-…".')),
      attributes: v.optional(
        v.record(
          v.pipe(v.string(), v.regex(/^(?!(on.*|src|href|rel|integrity)$)/i, ATTRIBUTE_ADVICE)),
          v.string('Write a text.'),
          'Write an object: { "data-domain": "…" }.',
        ),
      ),
    } satisfies SchemasOf<ThirdPartyFile>),
  ),
);

const thirdParties = options('third parties', {
  styles: thirdPartyFiles,
  scripts: thirdPartyFiles,
  allow: v.optional(
    options('allowed origins', {
      'script-src': origins,
      'style-src': origins,
      'img-src': origins,
      'font-src': origins,
      'connect-src': origins,
      'media-src': origins,
      'frame-src': origins,
      'form-action': origins,
    } satisfies Record<PolicyDirective, v.GenericSchema>),
  ),
} satisfies SchemasOf<ThirdParties>);

const endpointUrl = v.pipe(
  v.string(URL_ADVICE),
  v.check((url) => isHttps(url) || isOnThisMachine(url), URL_ADVICE),
);

const formEndpoint = options('this form endpoint', {
  provider: v.literal(
    'own',
    'Write "own"; see FormEndpoint in scripts/shared/form-endpoint.ts for what it has to answer.',
  ),
  url: endpointUrl,
});

const siteUrl = v.pipe(
  v.string(ORIGIN_ADVICE),
  v.rawCheck(({ dataset, addIssue }) => {
    try {
      if (dataset.typed) siteOrigin(dataset.value);
    } catch (error) {
      addIssue({ message: messageOf(error) });
    }
  }),
);

/** Facts about the whole site: `export const site` of `layouts/_site.ts`. */
export const siteSchema = options('sites', {
  name: text('Give the site a name.'),
  url: siteUrl,
  // Languages have codes of two or three letters (RFC 5646, 2.2.1).
  language: v.optional(
    v.pipe(v.string(LANGUAGE_ADVICE), v.regex(/^[a-z]{2,3}(-[a-z0-9]{1,8})*$/i, LANGUAGE_ADVICE)),
  ),
  themeColor: v.optional(text('Write a colour of CSS: "#01cfe0".')),
  organization: v.optional(jsonObject),
  thirdParties: v.optional(thirdParties),
  formEndpoint: v.nullish(formEndpoint),
  ...headEntries,
} satisfies SchemasOf<Site>);

function isHttps(url: string): boolean {
  const { protocol, username, password } = URL.parse(url) ?? {};
  return protocol === 'https:' && !username && !password;
}

/** A server that a form can be tried with. It is safe without encryption, and needs no certificate. */
function isOnThisMachine(url: string): boolean {
  const { protocol, hostname } = URL.parse(url) ?? {};
  return protocol === 'http:' && (hostname === 'localhost' || hostname === '127.0.0.1');
}
