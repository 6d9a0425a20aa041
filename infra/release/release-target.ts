import path from 'node:path';
import { findServices } from '../local/services.ts';
import { findSections, type SectionSource } from './section-source.ts';

/** What is released: a section, a service, or both, the service first. */
export interface ReleaseTarget {
  section?: SectionSource;
  service?: string;
}

/**
 * `mf-education` is the section, `services/education` the service, `education` both, where there are both. Undefined when a name
 * means nothing.
 */
export function targetOf(name: string): ReleaseTarget | undefined {
  const services = findServices();
  const [, ofService] = /^services\/(.+?)\/?$/.exec(name) ?? [];
  if (ofService !== undefined) return services.includes(ofService) ? { service: ofService } : undefined;
  const section = findSections().find((known) => known.name === name || path.basename(known.folder) === name);
  const service = services.find((known) => known === name);
  return section || service ? { section, service } : undefined;
}

/** Everything that can be named, for who named something else. */
export function targetNames(): string {
  const sections = findSections().map(({ folder }) => path.basename(folder));
  return [...sections, ...findServices().map((service) => `services/${service}`)].join(', ');
}
