import type { PackageSet } from '../../packages/fetch-packages.ts';
import { astro } from './astro.ts';
import { eleventy } from './eleventy.ts';

export const PEERS: PackageSet = {
  name: 'bench-peers',
  dependencies: { '@11ty/eleventy': '3.1.7', astro: '7.3.5' },
};

export const PEER_TOOLS = [eleventy, astro];
