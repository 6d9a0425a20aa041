import type { ServiceFinding } from '@portal/contract';

const hint = /^\s*→ /;

/** What an error says against a version: its first line, and below it the findings, each with its hint after an arrow. */
export function refusalOf(error: unknown): { reason: string; findings?: ServiceFinding[] } {
  const [reason = '', ...lines] = (error instanceof Error ? error.message : String(error)).split('\n');
  const findings: ServiceFinding[] = [];
  for (const line of lines) {
    const last = findings.at(-1);
    if (!hint.test(line)) findings.push({ cause: line.trim() });
    else if (last) last.mend = line.replace(hint, '').trim();
  }
  return { reason, ...(findings.length > 0 && { findings }) };
}
