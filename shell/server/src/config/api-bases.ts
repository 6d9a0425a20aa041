import type { PortalConfig } from './portal-config.ts';

/** `/api/<base>` → the service behind it. */
const serviceOfBase = {
  user: 'account',
  content: 'content',
  education: 'education',
  news: 'community',
  classroom: 'community',
  file: 'support',
  email: 'support',
} as const;

/** `/api/<base>` → origin of its service. A service that was added cannot take the base of another. */
export function apiUpstreams({ serviceOrigins, furtherServices }: Pick<PortalConfig, 'serviceOrigins' | 'furtherServices'>): Record<string, string> {
  const further = furtherServices.flatMap(({ bases, origin }) => bases.map((base) => [base, origin]));
  const known = Object.entries(serviceOfBase).map(([base, service]) => [base, serviceOrigins[service]]);
  return Object.fromEntries([...further, ...known]) as Record<string, string>;
}
