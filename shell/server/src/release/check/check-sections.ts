import type { Finding, Locale, RenderRequest, SectionRelease } from '@portal/contract';
import { shellName, type ReleaseSnapshot } from '../store/release-snapshot.ts';
import { readPage } from '../../render/read-rendered.ts';
import { checkBudget } from './check-budget.ts';
import type { CheckPatience } from './check-patience.ts';
import { reasonOf } from './finding.ts';
import { TrialWorker, type TrialPlaces } from './trial-worker.ts';

export interface SectionsOnShell extends TrialPlaces {
  candidate: SectionRelease;
  shell: SectionRelease;
  snapshot: ReleaseSnapshot;
  patience: CheckPatience;
  makeRequest(snapshot: ReleaseSnapshot, locale: Locale, url: string): RenderRequest;
}

const renderLimitMs = 3_000;

/** A shell is checked with every section on top of it: each must load, keep its budget and render a page. */
export async function checkSections(on: SectionsOnShell): Promise<Finding[]> {
  const { candidate, shell, snapshot, patience, makeRequest } = on;
  if (candidate.name !== shellName) return [];
  const findings: Finding[] = [];
  for (const section of snapshot.releases.values()) {
    if (section === candidate) continue;
    const worker = new TrialWorker(on, shell, section, patience);
    try {
      const { pages } = await worker.open();
      findings.push(...checkBudget(shell, section, pages));
      const path = section.paths.find((declared) => !declared.includes('*')) ?? '/';
      readPage(await worker.call({ op: 'page', request: makeRequest(snapshot, 'ko', path) }, renderLimitMs));
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
