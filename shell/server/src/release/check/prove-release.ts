import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding, Locale, RenderedPage, RenderRequest, RenderedSlot, SectionRelease } from '@portal/contract';
import type { BundleDescription } from '../../render/render-protocol.ts';
import type { LiveReleases } from '../store/live-releases.ts';
import { shellName, type ReleaseSnapshot } from '../store/release-snapshot.ts';
import { verifyFiles } from '../store/verify-files.ts';
import { readPage } from '../../render/read-rendered.ts';
import type { Renderers } from '../../render/renderers.ts';
import { checkAccess } from './check-access.ts';
import { checkBudget } from './check-budget.ts';
import { checkGuests, type SlotUse } from './check-guests.ts';
import { checkMessages, checkNames } from './check-messages.ts';
import { checkOwnership } from './check-ownership.ts';
import { checkPages } from './check-pages.ts';
import { CheckPatience, patienceFor } from './check-patience.ts';
import { removedPages } from './check-removed.ts';
import { checkSections } from './check-sections.ts';
import { behindShell, checkShared } from './check-shared.ts';
import { checkGivenProps, checkSlots, deprecatedSlots, hostsOf } from './check-slots.ts';
import { checkWidgets } from './check-widgets.ts';
import { checkClient } from './client-trial.ts';
import { reasonOf, type ProofResult } from './finding.ts';
import { measureSlowness } from './measure-slowness.ts';
import { pagePaths } from './page-paths.ts';
import { TrialWorker, type TrialPlaces } from './trial-worker.ts';

export interface ProverOptions extends TrialPlaces {
  renderers: Renderers;
  /** Called with a line of text when a check is repeated because the machine is busy. */
  tell?(text: string): void;
  makeRequest(snapshot: ReleaseSnapshot, locale: Locale, url: string): RenderRequest;
}

const liveLimitMs = 3_000;
const maxRounds = 3;

/** Proves releases against those that visitors get, before any pointer moves. */
export class Prover {
  readonly #options: ProverOptions;

  constructor(options: ProverOptions) {
    this.#options = options;
  }

  /**
   * What speaks against the release going live now. Never rejects for what is wrong with the release. On a busy machine what was
   * found beyond a time limit is looked at again with longer ones: a time limit is no verdict.
   */
  async prove(candidate: SectionRelease, releases: LiveReleases): Promise<ProofResult> {
    const startedAt = performance.now();
    const shell = releases.preview(candidate).releases.get(shellName);
    for (let patience = new CheckPatience(), round = 1; ; round += 1) {
      const notes: string[] = [];
      const findings = await this.#findings(candidate, releases, notes, patience);
      const slowness =
        findings.length > 0 && patience.isExceeded && shell ? await measureSlowness(this.#options, shell) : 1;
      const factor = patienceFor(slowness);
      if (patience.factor >= factor || round === maxRounds) {
        const isUndecided = factor > 1 && patience.isExceeded;
        const ms = Math.round(performance.now() - startedAt);
        return { findings, notes, ms, ...(isUndecided && { isUndecided }) };
      }
      this.#options.tell?.(
        `This machine is ${slowness.toFixed(0)} times slower than a quiet one: the pages of ${candidate.name} are checked again, with time limits ${factor} times as long.`,
      );
      patience = new CheckPatience(factor);
    }
  }

  /** First what needs none of its code to run; of a release that was altered, nothing is run at all. */
  async #findings(
    candidate: SectionRelease,
    releases: LiveReleases,
    notes: string[],
    patience: CheckPatience,
  ): Promise<Finding[]> {
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
    const worker = new TrialWorker(this.#options, shell, candidate, patience);
    try {
      return await this.#bundleFindings({ candidate, shell, snapshot, releases, worker, notes, patience });
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
    const client = checkClient(releasesDir, candidate, shell, description, trial.patience).catch(
      (error: unknown): Finding[] => [
        {
          code: 'bundle-throws',
          cause: `the browser's files cannot be loaded: ${reasonOf(error)}`,
          mend: 'build and publish it anew',
        },
      ],
    );
    const pages = await checkPages(
      {
        worker,
        keys,
        isFirst: !trial.releases.live.has(candidate.name),
        makeRequest: (locale, url) => makeRequest(snapshot, locale, url),
        liveStatus: async (locale, url) =>
          (await this.#livePage(trial, trial.releases.base, candidate.name, locale, url))?.status,
        knownAddresses: candidate.admin?.views.map(({ path }) => path) ?? [],
      },
      pagePaths(candidate, description),
    );
    notes.push(...pages.notes, ...(await this.#removed(trial, description)));
    const others = [...snapshot.releases.values()].filter((release) => release !== candidate);
    const usedSlots = [...pages.slots.map(({ slot }) => slot), ...(await this.#slotsOfOthers(trial, others))];
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
      ...(await checkSections({ ...trial, ...this.#options })),
    ];
  }

  /** Widgets of other sections on the candidate's pages. */
  async #guestFindings(trial: Trial, slots: SlotUse[]): Promise<Finding[]> {
    const { candidate, shell, snapshot, releases, patience } = trial;
    const { makeRequest } = this.#options;
    const uses = slots.filter(({ slot }) => slot.section !== candidate.name);
    const paths = [...new Set(uses.map(({ path }) => path))];
    const pages = await Promise.all(
      paths.map((path) => this.#livePage(trial, releases.base, candidate.name, 'ko', path)),
    );
    const liveSlots = pages.flatMap((page) => page?.slots ?? []);
    const open = async (section: string) => {
      const live = snapshot.releases.get(section);
      if (!live) return undefined;
      const worker = new TrialWorker(this.#options, shell, live, patience);
      await worker.open();
      return worker;
    };
    return checkGuests({ uses, liveSlots, open, makeRequest: (locale) => makeRequest(snapshot, locale, '/') });
  }

  /** What the live version has and the candidate has not. */
  async #removed(
    { candidate, shell, snapshot, releases, worker, patience }: Trial,
    description: BundleDescription,
  ): Promise<string[]> {
    const live = releases.live.get(candidate.name);
    if (!live || live.version === candidate.version) return [];
    const before = new TrialWorker(this.#options, candidate.name === shellName ? live : shell, live, patience);
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
    { patience }: Trial,
    live: ReleaseSnapshot,
    section: string,
    locale: Locale,
    url: string,
    told = live,
  ): Promise<RenderedPage | undefined> {
    const request = this.#options.makeRequest(told, locale, url);
    const worker = this.#options.renderers.find(live, section);
    const render = async (limit: number) => worker?.render({ op: 'page', request }, limit, readPage);
    return patience.within(liveLimitMs, render).catch(() => undefined);
  }

  /** What the live pages of other sections give to the widgets of the candidate. */
  async #slotsOfOthers(trial: Trial, others: SectionRelease[]): Promise<RenderedSlot[]> {
    const { candidate, snapshot, releases } = trial;
    const found: RenderedSlot[] = [];
    for (const { name, paths } of hostsOf(candidate, others)) {
      for (const path of paths.filter((declared) => !declared.includes('*'))) {
        const page = await this.#livePage(trial, releases.base, name, 'ko', path, snapshot);
        found.push(...(page?.slots ?? []).filter(({ section }) => section === candidate.name));
      }
    }
    return found;
  }
}

interface Trial {
  candidate: SectionRelease;
  shell: SectionRelease;
  snapshot: ReleaseSnapshot;
  releases: LiveReleases;
  worker: TrialWorker;
  notes: string[];
  patience: CheckPatience;
}
