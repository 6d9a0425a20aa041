import { addDays } from '@portal/kit/dates';

/**
 * The legal documents and the days from which their versions apply, newest first. A new version of terms or privacy
 * needs the same date in the account service's consent versions, which sign-up stores; an end-to-end test compares them.
 */
export const LEGAL_DOCUMENTS = {
  terms: { path: '/terms', versions: ['2024-01-01', '2021-07-01'] },
  privacy: { path: '/privacy', versions: ['2024-01-01', '2021-07-01'] },
  emailRefusal: { path: '/email-refusal', versions: ['2024-01-01'] },
} as const satisfies Record<string, { path: string; versions: readonly [string, ...string[]] }>;

export type LegalDocument = keyof typeof LEGAL_DOCUMENTS;

/** The version that applies now. */
export function currentVersion(document: LegalDocument): string {
  return LEGAL_DOCUMENTS[document].versions[0];
}

/** The last day of an older version: the one before its successor began. */
export function lastDayOf(document: LegalDocument, version: string): string | undefined {
  const versions: readonly string[] = LEGAL_DOCUMENTS[document].versions;
  const successor = versions[versions.indexOf(version) - 1];
  return successor && addDays(successor, -1);
}

/** A day as the site writes it: 2024.01.01. */
export function dottedDay(day: string): string {
  return day.replaceAll('-', '.');
}
