import type { FailureKind, FailureReport } from '@portal/contract';

/** Of the release that a script belongs to. */
const RELEASE = /\/r\/([^/]+)\/([^/]+)\//g;
/** The limit of reports per document. */
const MOST_REPORTS = 20;

export interface Outcomes {
  /** Reports to the portal how a section did in this document, without data about the visitor, page or error. */
  tell(section: string, version: string, kind: FailureKind): void;
}

/** Reports how sections do in this document, and uncaught errors under the release whose script they come from. */
export function createOutcomes(ticket: string): Outcomes {
  const told = new Set<string>();

  function tell(section: string, version: string, kind: FailureKind): void {
    const report = JSON.stringify({ ticket, section, version, kind } satisfies FailureReport);
    if (told.has(report) || told.size >= MOST_REPORTS) return;
    told.add(report);
    navigator.sendBeacon('/api/portal/failures', report);
  }

  /** Takes the first script that is not the shell's: React, which calls the sections, is part of the shell's. */
  function attributeFailure(text: string): void {
    const scripts = [...text.matchAll(RELEASE)];
    const [, section, version] = scripts.find(([, name]) => name !== 'shell') ?? scripts[0] ?? [];
    if (section && version) tell(section, version, 'unhandled');
  }

  addEventListener('error', ({ filename, error }) =>
    attributeFailure(`${error instanceof Error ? error.stack : ''} ${filename}`),
  );
  addEventListener('unhandledrejection', ({ reason }) =>
    attributeFailure(String((reason as Error | undefined)?.stack)),
  );
  return { tell };
}
