import type { ErrorReport, FailureReport } from '@portal/contract';

/** Limits of the portal: what is longer would be refused. */
const MOST_CHARACTERS = { message: 600, stack: 4_000 };

/** Sends what was thrown, for the team of the section: `report` is the text of the failure's report. */
export function explain(report: string, thrown: unknown): void {
  const { name, message, stack = '' } = thrown instanceof Error ? thrown : { name: '', message: String(thrown) };
  const error: ErrorReport = {
    ...(JSON.parse(report) as FailureReport & { page: string }),
    message: (name ? `${name}: ${message}` : message).slice(0, MOST_CHARACTERS.message),
    stack: stack.slice(0, MOST_CHARACTERS.stack),
  };
  navigator.sendBeacon('/api/portal/errors', JSON.stringify(error));
}
