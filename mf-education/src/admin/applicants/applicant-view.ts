import { foldedText } from '@portal/kit/admin';
import type { Applicant } from '../../api/admin-applicants.ts';
import type { ApplicationStatus } from '../../api/applications.ts';

/** What the applicants of one training are narrowed down to and ordered by, in the dialog where all of them are there. */
export interface ApplicantView {
  status: ApplicationStatus | '';
  search: string;
  /** A column, with `-` from the last to the first. */
  sort: string;
}

const collator = new Intl.Collator('ko', { numeric: true });

/** Compares what a search and a person would call the same. */
const folded = (text: string) => foldedText(text).replaceAll(/[\s-]/g, '');

function valueOf(applicant: Applicant, column: string): string {
  const value = applicant[column as keyof Applicant];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** The applicants that a view shows, in its order; those who come equal stay in the order of their arrival. */
export function viewApplicants(applicants: readonly Applicant[], { status, search, sort }: ApplicantView): Applicant[] {
  const wanted = folded(search);
  const shown = applicants.filter(
    (applicant) =>
      (status === '' || applicant.status === status) &&
      [applicant.name, applicant.email, applicant.phoneNumber, applicant.company, applicant.position].some((text) =>
        folded(text).includes(wanted),
      ),
  );
  const column = sort.replace(/^-/, '');
  const direction = sort.startsWith('-') ? -1 : 1;
  return shown.toSorted(
    (a, b) => direction * collator.compare(valueOf(a, column), valueOf(b, column)) || a.applicationId - b.applicationId,
  );
}

/** How many of them hold a seat (spec: "N is the count of records with status signup"). */
export function seatsTaken(applicants: readonly Applicant[]): number {
  return applicants.filter(({ status }) => status === 'signup').length;
}
