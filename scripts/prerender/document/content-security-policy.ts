import type { ThirdParties } from '../../shared/contracts.ts';
import type { FormEndpoint } from '../../shared/form-endpoint.ts';
import { TRUSTED_TYPES_POLICY } from '../../shared/markers.ts';

/** What a page may load in addition to the site's own files. */
export interface PolicyInput {
  /** Hashes of the inline `<style>` elements, `sha256-…`, without quotes. */
  styleHashes: readonly string[];
  thirdParties?: ThirdParties | undefined;
  /** Who receives the messages of forms. */
  formEndpoint?: FormEndpoint | null | undefined;
}

/** Directive of the policy → what it allows: `'self'`, `data:`, `https://films.example`. */
export type Policy = Readonly<Record<string, readonly string[]>>;

/**
 * The content security policy (CSP Level 3). Everything that is not named is blocked; there is no `unsafe-…`.
 *
 * `upgrade-insecure-requests` is left out: with `'self'` and https origins nothing insecure can load anyway, and WebKit
 * would also upgrade `http://localhost`, where `npm start` serves.
 */
export function policyOf({ styleHashes, thirdParties = {}, formEndpoint }: PolicyInput): Policy {
  const { allow = {} } = thirdParties;
  const styles = [...originsOf(thirdParties.styles), ...(allow['style-src'] ?? [])];
  const scripts = [...originsOf(thirdParties.scripts), ...(allow['script-src'] ?? [])];
  const endpoint = formEndpoint ? originsOf([formEndpoint]) : [];
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'", ...styleHashes.map((hash) => `'${hash}'`), ...styles],
    'img-src': ["'self'", 'data:', ...(allow['img-src'] ?? [])],
    'font-src': ["'self'", 'data:', ...styles, ...(allow['font-src'] ?? [])],
    'connect-src': ["'self'", ...endpoint, ...scripts, ...(allow['connect-src'] ?? [])],
    'media-src': ["'self'", ...(allow['media-src'] ?? [])],
    ...(allow['frame-src'] && { 'frame-src': allow['frame-src'] }),
    'manifest-src': ["'self'"],
    // Chromium 153 treats the address of a mail form as a form target, and blocks it unless it is named.
    'form-action': ["'self'", 'mailto:', ...endpoint, ...(allow['form-action'] ?? [])],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    // Third-party scripts are not written for Trusted Types and would fail.
    ...(scripts.length === 0 && {
      'require-trusted-types-for': ["'script'"],
      'trusted-types': [TRUSTED_TYPES_POLICY],
    }),
  };
}

/** The policy as a response header. */
export function policyForHeader(policy: Policy): string {
  return policyForMeta({ ...policy, 'frame-ancestors': ["'none'"] });
}

/**
 * The policy for `<meta http-equiv="content-security-policy">`, for hosts that cannot send headers: the same without
 * `frame-ancestors`, which has no effect there and makes Chromium 153 log an error.
 */
export function policyForMeta(policy: Policy): string {
  return Object.entries(policy)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ');
}

function originsOf(files: readonly { url: string }[] = []): string[] {
  return files.map(({ url }) => new URL(url).origin);
}
