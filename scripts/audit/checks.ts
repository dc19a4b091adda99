import type { Check } from './check.ts';
import { axe } from './checks/axe.ts';
import { browsers } from './checks/browsers.ts';
import { csp } from './checks/csp.ts';
import { headers } from './checks/headers.ts';
import { hosts } from './checks/hosts.ts';
import { html } from './checks/html.ts';
import { lighthouse } from './checks/lighthouse.ts';
import { links } from './checks/links.ts';

/** All checks, in the order of the table. */
export const CHECKS: readonly Check[] = [
  lighthouse,
  axe,
  browsers,
  html,
  links,
  csp,
  headers,
  hosts,
];
