import type { ThirdParties, ThirdPartyFile } from '../../shared/contracts.ts';
import type { FormEndpoint } from '../../shared/form-endpoint.ts';
import { TRUSTED_TYPES_POLICY } from '../../shared/markers.ts';
import { httpsOrigin } from '../../shared/urls.ts';

/** What a page may load in addition to the site's own files. */
export interface PolicyInput {
  /** Hashes of the inline `<style>` elements, `sha256-…`, without quotes. */
  styleHashes: readonly string[];
  thirdParties?: ThirdParties | undefined;
  /** Who receives the messages of forms. */
  formEndpoint?: FormEndpoint | null | undefined;
}

/**
 * The policy as a response header (CSP Level 3). Everything that is not named is blocked; there is no `unsafe-…`.
 *
 * `upgrade-insecure-requests` is left out: with `'self'` and https origins nothing insecure can load anyway, and WebKit
 * would also upgrade `http://localhost`, where `npm start` serves.
 *
 * @throws Error when a URL is not https; only a form endpoint on this machine may be http.
 */
export function policyForHeader(input: PolicyInput): string {
  return serialise({ ...directives(input), 'frame-ancestors': ["'none'"] });
}

/**
 * The policy for `<meta http-equiv="content-security-policy">`, for hosts that cannot send headers: the same without
 * `frame-ancestors`, which has no effect there and makes Chromium log an error.
 */
export function policyForMeta(input: PolicyInput): string {
  return serialise(directives(input));
}

type Directives = Readonly<Record<string, readonly string[]>>;

function directives({ styleHashes, thirdParties = {}, formEndpoint }: PolicyInput): Directives {
  const styles = originsOf(thirdParties.styles ?? [], 'The third-party stylesheet');
  const scripts = originsOf(thirdParties.scripts ?? [], 'The third-party script');
  const endpoint = formEndpoint ? [endpointOrigin(formEndpoint)] : [];
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'", ...styleHashes.map((hash) => `'${hash}'`), ...styles],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'", 'data:', ...styles],
    'connect-src': ["'self'", ...endpoint, ...scripts],
    'media-src': ["'self'"],
    'manifest-src': ["'self'"],
    // Chromium treats the address of a mail form as a form target, and blocks it unless it is named.
    'form-action': ["'self'", 'mailto:', ...endpoint],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    // Third-party scripts are not written for Trusted Types and would fail.
    ...(scripts.length === 0 && {
      'require-trusted-types-for': ["'script'"],
      'trusted-types': [TRUSTED_TYPES_POLICY],
    }),
  };
}

function endpointOrigin({ url }: FormEndpoint): string {
  return loopbackOrigin(url) ?? httpsOrigin(url, 'The form endpoint');
}

/** The origin of a server on this machine, which is safe without encryption and needs no certificate. */
function loopbackOrigin(url: string): string | undefined {
  const { protocol, hostname, origin } = URL.parse(url) ?? {};
  const isHere = hostname === 'localhost' || hostname === '127.0.0.1';
  return protocol === 'http:' && isHere ? origin : undefined;
}

function originsOf(files: readonly ThirdPartyFile[], what: string): string[] {
  return files.flatMap(({ url, origins = [] }) => [
    httpsOrigin(url, what),
    ...origins.map((origin) => httpsOrigin(origin, `${what}'s origin`)),
  ]);
}

function serialise(policy: Directives): string {
  return Object.entries(policy)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ');
}
