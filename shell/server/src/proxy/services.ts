import type { ServiceDeclaration } from '@portal/runtime/declarations';
import type { PortalConfig } from '../config/portal-config.ts';
import type { ReachableService } from '../config/reachable-services.ts';
import { isInShare } from './canary-share.ts';
import { fetchWithPredecessor } from './request-predecessor.ts';
import { noVersions, type ServiceVersions } from './service-versions.ts';

/** The spec's 5 MB of attachment, and room for the fields around it. */
const maxBodyBytes = 6 * 1024 * 1024;

type Config = Pick<PortalConfig, 'services' | 'furtherServices' | 'declared'>;

/** The services behind `/api/<base>` and what they say of themselves. They may come and go while the portal runs. */
export class Services {
  /** For the portal's own calls. */
  readonly fetch = fetchWithPredecessor((origin) => this.predecessorOf(origin));
  readonly #services: ReachableService[];
  readonly #readDeclared: Config['declared'];
  #declared: ServiceDeclaration[];
  #further: ReachableService[];
  /** Looked up several times in every call. */
  #origins: Map<string, string>;
  #versions: ServiceVersions = noVersions;

  constructor({ services, furtherServices, declared }: Config) {
    this.#services = services;
    this.#further = furtherServices;
    this.#readDeclared = declared;
    this.#declared = declared();
    this.#origins = this.#findOrigins();
  }

  /** Those with a variable of their own come first: another cannot take their base or name. */
  get all(): ReachableService[] {
    const names = new Set(this.#services.map(({ name }) => name));
    return [...this.#services, ...this.#further.filter(({ name }) => !names.has(name))];
  }

  /** Undefined when no service has this base. */
  originOf(base: string): string | undefined {
    return this.#origins.get(base);
  }

  /** The origin that a visitor's call of this base goes to: that of a canary for its share. Undefined when no service has the base. */
  originFor(base: string, share: () => number): string | undefined {
    const origin = this.#origins.get(base);
    const canary = origin === undefined ? undefined : this.#versions.canaries.find(({ instead }) => instead === origin);
    if (!canary || !isInShare(share(), canary.service, canary.version, canary.percent)) return origin;
    return canary.origin;
  }

  /** Where a version runs that the one of an origin replaces; undefined when none does. */
  predecessorOf(origin: string): string | undefined {
    return this.predecessors[origin];
  }

  /** Origin of a version → that of the one which it replaces, as long as that runs. */
  get predecessors(): Record<string, string> {
    return this.#versions.predecessors;
  }

  /** Base → origin of all. */
  upstreams(): Record<string, string> {
    return Object.fromEntries(this.#origins);
  }

  /** Origin of the service that signs access tokens; empty where it is not reachable. */
  get accountsOrigin(): string {
    const accounts = this.#declared.find(({ role }) => role === 'accounts');
    return this.all.find(({ name }) => name === accounts?.name)?.origin ?? '';
  }

  /** Whether a base belongs to the service that signs access tokens. */
  isOfAccounts(base: string): boolean {
    return this.#declared.some(({ role, bases }) => role === 'accounts' && bases.includes(base));
  }

  /** How large the body of a call may be. */
  maxBodyBytesOf(url: string): number {
    const uploads = this.#declared.flatMap((service) => service.uploads ?? []);
    return uploads.find(({ path }) => url.startsWith(path))?.maxBytes ?? maxBodyBytes;
  }

  /** From now on these, and no others, are there besides those with a variable of their own. */
  replaceFurther(further: ReachableService[], versions: ServiceVersions = noVersions): void {
    this.#versions = versions;
    this.#declared = this.#readDeclared();
    this.#further = further;
    this.#origins = this.#findOrigins();
  }

  /** The first service of a base has it. */
  #findOrigins(): Map<string, string> {
    const entries = this.all.flatMap(({ bases, origin }) => bases.map((base) => [base, origin] as const));
    return new Map(entries.toReversed());
  }
}
