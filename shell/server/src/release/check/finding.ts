import type { Finding } from '@portal/contract';

/** What a proof found. Without findings the release may go live; notes say what could not be looked at. */
export interface ProofResult {
  findings: Finding[];
  notes: string[];
  ms: number;
  /** A time limit was passed on a busy machine: the findings are no verdict on the release. */
  isUndecided?: boolean;
}

/** A release may not go live. */
export class ReleaseRefused extends Error {
  readonly findings: Finding[];
  /** The machine was too busy to tell: it may be offered again. */
  readonly isUndecided: boolean;

  constructor(findings: Finding[], isUndecided = false) {
    const reasons = findings.map(({ cause, mend }) => `${cause}: ${mend}`).join('\n');
    super(isUndecided ? `this machine is too busy to check it; release it again later\n${reasons}` : reasons);
    this.findings = findings;
    this.isUndecided = isUndecided;
  }
}

/** Some of several releases that were offered together may not go live, and so none did. */
export class BuildRefused extends Error {
  /** Section → what speaks against it. */
  readonly refusals: ReadonlyMap<string, ReleaseRefused>;

  constructor(refusals: ReadonlyMap<string, ReleaseRefused>) {
    super([...refusals].map(([section, { message }]) => `${section}: ${message}`).join('\n'));
    this.refusals = refusals;
  }
}

/** Of a list that may be long, enough to begin with. */
export function someOf(items: Iterable<string>, most = 5): string {
  const all = [...items];
  return all.length > most ? `${all.slice(0, most).join(', ')} and ${all.length - most} more` : all.join(', ');
}

export function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.split('\n').slice(0, 2).join(' ').slice(0, 300);
}
