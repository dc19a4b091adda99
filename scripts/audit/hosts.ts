import { cloudflare } from './hosts/cloudflare.ts';
import { cloudfront } from './hosts/cloudfront.ts';
import type { Host } from './hosts/host.ts';
import { netlify } from './hosts/netlify.ts';
import { nginx } from './hosts/nginx.ts';
import { serve } from './hosts/serve.ts';
import { vercel } from './hosts/vercel.ts';

/** Every host that the build writes a configuration for. */
export const HOSTS: readonly Host[] = [serve, nginx, netlify, cloudflare, vercel, cloudfront];
