import type { Finding } from '@portal/contract';

/** What a proof found. Without findings the release may go live; notes say what could not be looked at. */
export interface ProofResult {
  findings: Finding[];
  notes: string[];
  ms: number;
}

/** A release may not go live. */
export class ReleaseRefused extends Error {
  readonly findings: Finding[];

  constructor(findings: Finding[]) {
    super(findings.map(({ cause, mend }) => `${cause}: ${mend}`).join('\n'));
    this.findings = findings;
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
