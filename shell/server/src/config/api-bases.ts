import type { PortalConfig, ServiceName } from './portal-config.ts';

/** `/api/<base>` → the service behind it. */
const serviceOfBase = {
  user: 'account',
  content: 'content',
  education: 'education',
  news: 'community',
  classroom: 'community',
  file: 'support',
  email: 'support',
} as const satisfies Record<string, ServiceName>;

/** `/api/<base>` → origin of its service. */
export function apiUpstreams(config: Pick<PortalConfig, 'serviceOrigins'>): Record<string, string> {
  return Object.fromEntries(Object.entries(serviceOfBase).map(([base, service]) => [base, config.serviceOrigins[service]]));
}
