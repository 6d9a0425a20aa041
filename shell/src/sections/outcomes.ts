import type { FailureKind, FailureReport } from '@portal/contract';

/** Of the release that a script belongs to. */
const RELEASE = /\/r\/([^/]+)\/([^/]+)\//g;
/** What one document says at most, however much goes wrong in it. */
const MOST_REPORTS = 20;

export interface Outcomes {
  /** Tells the portal how a section of this document went. Nothing about the visitor, the page or the error is in it. */
  tell(section: string, version: string, kind: FailureKind): void;
}

/** Reports how sections fare in this document, and errors that nobody catches by the release whose script they come from. */
export function createOutcomes(ticket: string): Outcomes {
  const told = new Set<string>();

  function tell(section: string, version: string, kind: FailureKind): void {
    const report = JSON.stringify({ ticket, section, version, kind } satisfies FailureReport);
    if (told.has(report) || told.size >= MOST_REPORTS) return;
    told.add(report);
    navigator.sendBeacon('/api/portal/failures', report);
  }

  /** The first script that is not the shell's: React, which calls the sections, is part of that one. */
  function blame(text: string): void {
    const scripts = [...text.matchAll(RELEASE)];
    const [, section, version] = scripts.find(([, name]) => name !== 'shell') ?? scripts[0] ?? [];
    if (section && version) tell(section, version, 'unhandled');
  }

  addEventListener('error', ({ filename, error }) => blame(`${error instanceof Error ? error.stack : ''} ${filename}`));
  addEventListener('unhandledrejection', ({ reason }) => blame(String((reason as Error | undefined)?.stack)));
  return { tell };
}
