import type { FurtherService, PortalConfig } from '../config/portal-config.ts';

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

/** The services behind `/api/<base>`: those of the site, and those that sections bring along, also while it runs. */
export class Services {
  readonly #origins: PortalConfig['serviceOrigins'];
  /** Base → origin. */
  readonly known: Readonly<Record<string, string>>;
  #further: FurtherService[];

  constructor({ serviceOrigins, furtherServices }: Pick<PortalConfig, 'serviceOrigins' | 'furtherServices'>) {
    this.#origins = serviceOrigins;
    this.known = Object.fromEntries(
      Object.entries(serviceOfBase).map(([base, service]) => [base, serviceOrigins[service]]),
    );
    this.#further = furtherServices;
  }

  get all(): { name: string; origin: string }[] {
    return [
      ...Object.entries(this.#origins).map(([name, origin]) => ({ name, origin })),
      ...this.#further.map(({ name, origin }) => ({ name, origin })),
    ];
  }

  /** Origin of a service that a section brought along; undefined when none has this base. */
  furtherOrigin(base: string): string | undefined {
    return this.#further.find(({ bases }) => bases.includes(base))?.origin;
  }

  /** Base → origin of all. A service that was added cannot take the base of another. */
  upstreams(): Record<string, string> {
    const further = this.#further.flatMap(({ bases, origin }) => bases.map((base) => [base, origin]));
    return { ...(Object.fromEntries(further) as Record<string, string>), ...this.known };
  }

  /** From now on these, and no others, are there besides those of the site. */
  replaceFurther(further: FurtherService[]): void {
    this.#further = further;
  }
}
