import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding, Locale, RenderedPage, RenderRequest, RenderedSlot, SectionRelease } from '@portal/contract';
import type { BundleDescription } from '../rendering/render-protocol.ts';
import type { LiveReleases } from '../releases/live-releases.ts';
import { shellName, type ReleaseSnapshot } from '../releases/release-snapshot.ts';
import { verifyFiles } from '../releases/verify-files.ts';
import { readPage } from '../rendering/read-rendered.ts';
import type { Renderers } from '../rendering/renderers.ts';
import { checkAccess } from './check-access.ts';
import { checkBudget } from './check-budget.ts';
import { checkGuests, type SlotUse } from './check-guests.ts';
import { checkMessages, checkNames } from './check-messages.ts';
import { checkOwnership } from './check-ownership.ts';
import { checkPages } from './check-pages.ts';
import { removedPages } from './check-removed.ts';
import { behindShell, checkShared } from './check-shared.ts';
import { checkGivenProps, checkSlots, deprecatedSlots, hostsOf } from './check-slots.ts';
import { checkWidgets } from './check-widgets.ts';
import { checkClient } from './client-trial.ts';
import { reasonOf, type ProofResult } from './finding.ts';
import { pagePaths } from './page-paths.ts';
import { TrialWorker, type TrialPlaces } from './trial-worker.ts';

export interface ProverOptions extends TrialPlaces {
  renderers: Renderers;
  makeRequest(snapshot: ReleaseSnapshot, locale: Locale, url: string): RenderRequest;
}

const liveLimitMs = 3_000;

/** Proves releases against those that visitors get, before any pointer moves. */
export class Prover {
  readonly #options: ProverOptions;

  constructor(options: ProverOptions) {
    this.#options = options;
  }

  /** What speaks against the release going live now. Never rejects for what is wrong with the release. */
  async prove(candidate: SectionRelease, releases: LiveReleases): Promise<ProofResult> {
    const startedAt = performance.now();
    const notes: string[] = [];
    const findings = await this.#findings(candidate, releases, notes);
    return { findings, notes, ms: Math.round(performance.now() - startedAt) };
  }

  /** First what needs none of its code to run; of a release that was altered, nothing is run at all. */
  async #findings(candidate: SectionRelease, releases: LiveReleases, notes: string[]): Promise<Finding[]> {
    const altered = await this.#alteredFiles(candidate);
    if (altered) return [altered];
    const rivals = releases.others(candidate.name);
    const findings = [
      ...checkOwnership(candidate, rivals),
      ...checkShared(candidate, rivals),
      ...checkSlots(candidate, releases.live.get(candidate.name), rivals),
      ...checkNames(candidate),
    ];
    notes.push(...deprecatedSlots(candidate, rivals), ...behindShell(candidate, rivals));
    const snapshot = releases.preview(candidate);
    const shell = snapshot.releases.get(shellName);
    if (findings.length > 0 || !shell) return findings;
    const worker = new TrialWorker(this.#options, shell, candidate);
    try {
      return await this.#bundleFindings({ candidate, shell, snapshot, releases, worker, notes });
    } catch (error) {
      return [
        {
          code: 'bundle-throws',
          cause: `the server's bundle throws while it is loaded: ${reasonOf(error)}`,
          mend: 'mend what src/server.ts imports; nothing there may need a browser',
        },
      ];
    } finally {
      await worker.close();
    }
  }

  async #alteredFiles(candidate: SectionRelease): Promise<Finding | undefined> {
    try {
      await verifyFiles(join(this.#options.releasesDir, candidate.name, candidate.version), candidate);
      return undefined;
    } catch (error) {
      return {
        code: 'altered-file',
        cause: reasonOf(error),
        mend: 'build and publish it anew: a version never changes',
      };
    }
  }

  async #bundleFindings(trial: Trial): Promise<Finding[]> {
    const { candidate, shell, snapshot, worker, notes } = trial;
    const { releasesDir, makeRequest } = this.#options;
    const description = await worker.open();
    const source = readFileSync(join(releasesDir, candidate.name, candidate.version, 'server', 'index.cjs'), 'utf8');
    const keys = description.messageKeys ?? { ko: [], en: [] };
    // Runs beside the pages; it must not fail while nobody waits for it
    const client = checkClient(releasesDir, candidate, shell, description).catch((error: unknown): Finding[] => [
      {
        code: 'bundle-throws',
        cause: `the browser's files cannot be loaded: ${reasonOf(error)}`,
        mend: 'build and publish it anew',
      },
    ]);
    const pages = await checkPages(
      {
        worker,
        keys,
        isFirst: !trial.releases.live.has(candidate.name),
        makeRequest: (locale, url) => makeRequest(snapshot, locale, url),
        liveStatus: async (locale, url) =>
          (await this.#livePage(trial.releases.base, candidate.name, locale, url))?.status,
        knownAddresses: candidate.admin?.views.map(({ path }) => path) ?? [],
      },
      pagePaths(candidate, description),
    );
    notes.push(...pages.notes, ...(await this.#removed(trial, description)));
    const others = [...snapshot.releases.values()].filter((release) => release !== candidate);
    const usedSlots = [
      ...pages.slots.map(({ slot }) => slot),
      ...(await this.#slotsOfOthers(snapshot, trial.releases.base, candidate, others)),
    ];
    const widgets = await checkWidgets({
      release: candidate,
      others,
      description,
      worker,
      usedSlots,
      makeRequest: (locale) => makeRequest(snapshot, locale, '/'),
    });
    return [
      ...(await client),
      ...checkBudget(shell, candidate, description.pages),
      ...checkAccess(candidate, description),
      ...checkMessages(keys, source),
      ...pages.findings,
      ...widgets,
      ...checkGivenProps(candidate, pages.slots),
      ...(await this.#guestFindings(trial, pages.slots)),
      ...(await this.#onNewShell(trial)),
    ];
  }

  /** Widgets of other sections on the candidate's pages. */
  async #guestFindings({ candidate, shell, snapshot, releases }: Trial, slots: SlotUse[]): Promise<Finding[]> {
    const { makeRequest } = this.#options;
    const uses = slots.filter(({ slot }) => slot.section !== candidate.name);
    const paths = [...new Set(uses.map(({ path }) => path))];
    const pages = await Promise.all(paths.map((path) => this.#livePage(releases.base, candidate.name, 'ko', path)));
    const liveSlots = pages.flatMap((page) => page?.slots ?? []);
    const open = async (section: string) => {
      const live = snapshot.releases.get(section);
      if (!live) return undefined;
      const worker = new TrialWorker(this.#options, shell, live);
      await worker.open();
      return worker;
    };
    return checkGuests({ uses, liveSlots, open, makeRequest: (locale) => makeRequest(snapshot, locale, '/') });
  }

  /** What the live version has and the candidate has not. */
  async #removed(
    { candidate, shell, snapshot, releases, worker }: Trial,
    description: BundleDescription,
  ): Promise<string[]> {
    const live = releases.live.get(candidate.name);
    if (!live || live.version === candidate.version) return [];
    const before = new TrialWorker(this.#options, candidate.name === shellName ? live : shell, live);
    try {
      const statusOf = async (path: string) => {
        const request = this.#options.makeRequest(snapshot, 'ko', path);
        return readPage(await worker.call({ op: 'page', request }, liveLimitMs)).status;
      };
      return await removedPages({ candidate, live, description, liveDescription: await before.open(), statusOf });
    } catch (error) {
      return [`what ${live.version} has cannot be compared: ${reasonOf(error)}`];
    } finally {
      await before.close();
    }
  }

  /** A page of a live version, which is told of the releases of `told`; undefined when it does not render there. */
  async #livePage(
    live: ReleaseSnapshot,
    section: string,
    locale: Locale,
    url: string,
    told = live,
  ): Promise<RenderedPage | undefined> {
    const request = this.#options.makeRequest(told, locale, url);
    return this.#options.renderers
      .find(live, section)
      ?.render({ op: 'page', request }, liveLimitMs, readPage)
      .catch(() => undefined);
  }

  /** What the live pages of other sections give to the widgets of the candidate. */
  async #slotsOfOthers(
    snapshot: ReleaseSnapshot,
    live: ReleaseSnapshot,
    candidate: SectionRelease,
    others: SectionRelease[],
  ): Promise<RenderedSlot[]> {
    const found: RenderedSlot[] = [];
    for (const { name, paths } of hostsOf(candidate, others)) {
      for (const path of paths.filter((declared) => !declared.includes('*'))) {
        const page = await this.#livePage(live, name, 'ko', path, snapshot);
        found.push(...(page?.slots ?? []).filter(({ section }) => section === candidate.name));
      }
    }
    return found;
  }

  /** A shell is proved with every section on top of it: each must load, keep its budget and render a page. */
  async #onNewShell({ candidate, snapshot, shell }: Trial): Promise<Finding[]> {
    if (candidate.name !== shellName) return [];
    const findings: Finding[] = [];
    for (const section of snapshot.releases.values()) {
      if (section === candidate) continue;
      const worker = new TrialWorker(this.#options, shell, section);
      try {
        const { pages } = await worker.open();
        findings.push(...checkBudget(shell, section, pages));
        const path = section.paths.find((declared) => !declared.includes('*')) ?? '/';
        readPage(
          await worker.call({ op: 'page', request: this.#options.makeRequest(snapshot, 'ko', path) }, liveLimitMs),
        );
      } catch (error) {
        findings.push({
          code: 'path-does-not-render',
          cause: `${section.name} ${section.version} does not render with this shell: ${reasonOf(error)}`,
          mend: 'keep the kit as its sections know it, or have them release first',
        });
      } finally {
        await worker.close();
      }
    }
    return findings;
  }
}

interface Trial {
  candidate: SectionRelease;
  shell: SectionRelease;
  snapshot: ReleaseSnapshot;
  releases: LiveReleases;
  worker: TrialWorker;
  notes: string[];
}
