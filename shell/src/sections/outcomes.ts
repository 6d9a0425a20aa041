import type { FailureKind, FailureReport } from '@portal/contract';
import { loadObserver } from '../observer/load-observer.ts';

/** Of the release that a script belongs to. */
const RELEASE = /\/r\/([^/]+)\/([^/]+)\//g;
/** The limit of reports per document. */
const MOST_REPORTS = 20;
/** The longest path that the portal takes. */
const MOST_CHARACTERS = 300;

export interface Outcomes {
  /** Reports to the portal how a section did in this document; of a failure also what was thrown. */
  tell(section: string, version: string, kind: FailureKind, thrown?: unknown): void;
}

/** Reports how sections do in this document, and uncaught errors under the release whose script they come from. */
export function createOutcomes(ticket: string): Outcomes {
  const told = new Set<string>();

  function tell(section: string, version: string, kind: FailureKind, thrown?: unknown): void {
    const key = section + version + kind;
    if (told.has(key) || told.size >= MOST_REPORTS) return;
    told.add(key);
    const page = location.pathname.slice(0, MOST_CHARACTERS);
    const report = JSON.stringify({ ticket, section, version, kind, page } satisfies FailureReport);
    navigator.sendBeacon('/api/portal/failures', report);
    // Its code may not come, and the failure counts all the same
    if (thrown) void loadObserver().then((observer) => observer?.explain(report, thrown));
  }

  /** Takes the first script that is not the shell's: React, which calls the sections, is part of the shell's. */
  function attributeFailure(text: string, thrown: unknown): void {
    const scripts = [...text.matchAll(RELEASE)];
    const [, section, version] = scripts.find(([, name]) => name !== 'shell') ?? scripts[0] ?? [];
    if (section && version) tell(section, version, 'unhandled', thrown);
  }

  addEventListener('error', ({ filename, error }) =>
    attributeFailure(`${(error as Error | undefined)?.stack} ${filename}`, error),
  );
  addEventListener('unhandledrejection', ({ reason }) =>
    attributeFailure(String((reason as Error | undefined)?.stack), reason),
  );
  return { tell };
}
