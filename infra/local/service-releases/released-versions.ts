import path from 'node:path';
import type { ServiceEvent, ServiceOverview, ServiceVersion } from '@portal/contract';
import { sectionOf } from '@portal/runtime/declarations';
import { ClearError } from '../clear-error.ts';
import { ArtifactStore } from './artifact-store.ts';
import { publishPortal } from './checkout-programs.ts';
import { ReleaseLedger, type ServicePointer } from './release-ledger.ts';

/** Versions that stay in the store besides those that run and those that a rollback may reach. */
const versionsKept = 8;

export type Move = Omit<ServiceEvent, 'at'>;

/** Its managers see the service that keeps the accounts, which belongs to no section. */
const platformSection = 'shell';

/** What is published, and which version of each service is live: the artifacts and the ledger beside them. */
export class ReleasedVersions {
  readonly store: ArtifactStore;
  readonly #ledger: ReleaseLedger;
  /** Called after each change. */
  onChange: () => void = () => undefined;

  constructor(dataDir: string) {
    this.store = new ArtifactStore(dataDir);
    this.#ledger = new ReleaseLedger(this.store.folder);
  }

  /** In the store; see ServiceFleets. */
  get declarationsDir(): string {
    return path.join(this.store.folder, 'declarations');
  }

  find(name: string): ServicePointer | undefined {
    return this.#ledger.of(name);
  }

  /** Throws ClearError for what was never live here. */
  require(name: string): ServicePointer {
    const pointer = this.find(name);
    if (!pointer) throw new ClearError(`services/${name} is not released here.`);
    return pointer;
  }

  /** The version that a rollback goes to. */
  predecessorOf(name: string): string | undefined {
    return this.#ledger.predecessorOf(name);
  }

  /** A service that was never live. */
  begin(name: string, version: string, from?: string): void {
    this.#ledger.save(name, { live: version, built: version }, { action: 'build', version, from, by: 'build' });
    this.onChange();
  }

  /** Changes parts of a pointer. */
  save(name: string, change: Partial<Omit<ServicePointer, 'history'>>, move?: Move): void {
    const { history: _history, ...before } = this.require(name);
    this.#ledger.save(name, { ...before, ...change }, move);
    this.onChange();
  }

  /** Removes versions that nobody goes back to. */
  prune(name: string, running: readonly string[]): void {
    const { live, canary, built, history = [] } = this.find(name) ?? {};
    const named = [live, canary?.version, built, this.predecessorOf(name), ...history.map(({ from }) => from)];
    const found = [...new Set(named.filter((version) => version !== undefined))].slice(0, versionsKept);
    const newest = this.store.list(name).map(({ version }) => version);
    this.store.prune(name, [...running, ...found, ...newest.slice(0, versionsKept)]);
  }

  /** The file of the portal that runs; undefined before its first start. */
  portalEntry(): string | undefined {
    const { live } = this.find('portal') ?? {};
    return live === undefined ? undefined : this.store.find('portal', live)?.entry;
  }

  /** Publishes the compiled portal and returns the file to run. */
  publishPortal(): string {
    const version = publishPortal(this.store);
    const { live } = this.find('portal') ?? {};
    if (live !== version) this.begin('portal', version, live);
    this.prune('portal', []);
    return this.store.require('portal', version).entry;
  }

  /** The versions that run, in a line. */
  summary(name: string): string {
    const { live, canary } = this.require(name);
    return `services/${name}: ${live} is live${canary ? `, ${canary.version} for ${canary.percent} % of the visitors` : ''}`;
  }

  /** Versions and history, for the portal's view. */
  describe(name: string): ServiceOverview {
    const { live, canary, history } = this.require(name);
    const versions = this.store.list(name).map(({ version, builtAt }): ServiceVersion => {
      const state = version === live ? 'live' : version === canary?.version ? 'canary' : 'published';
      const [last] = history.filter((event) => event.version === version);
      const refused = state === 'published' && last?.action === 'refused' ? last : undefined;
      return { version, builtAt, state, ...(refused && { refused }) };
    });
    const section = sectionOf(name) ?? platformSection;
    return { service: name, section, live, ...(canary && { canary }), history, versions };
  }

  /** Versions and history, in lines. */
  overview(name: string): string[] {
    const { live, canary, history } = this.require(name);
    const versions = this.store.list(name).map(({ version, builtAt, migrations }) => {
      const state = version === live ? 'live' : version === canary?.version ? 'canary' : 'published';
      const mark = { live: '*', canary: '~', published: ' ' }[state];
      return `${mark} ${version}  built ${builtAt}  ${state}  ${migrations.at(-1) ?? ''}`.trimEnd();
    });
    const moves = history.map(
      ({ at, action, version, by, reason }) =>
        `  ${at}  ${action.padEnd(9)} ${version}  ${by}${reason === undefined ? '' : `  (${reason})`}`,
    );
    return [this.summary(name), ...versions, 'history, newest first', ...moves];
  }
}
