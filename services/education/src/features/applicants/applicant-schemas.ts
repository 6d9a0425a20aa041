import { Type } from '@portal/service-kit';
import type { Static } from '@portal/service-kit';
import { Line, Lines } from '../../fields.ts';
import { applicationFields, ApplicationStatusSchema } from '../applications/application-schemas.ts';
import { largestId } from '../trainings/education-id.ts';
import { EducationId } from '../trainings/training-admin-schemas.ts';

const mostSelected = 1_000;
const longestSubject = 150;
const longestText = 10_000;

export const ApplicantSchema = Type.Object(
  {
    ...applicationFields,
    member: Type.Boolean({ description: 'Applied while signed in' }),
    locale: Type.Enum(['ko', 'en'], { type: 'string', description: 'Language of mails to the applicant' }),
    enteredByStaff: Type.Boolean({ description: 'Entered by staff, who were given the consent' }),
    version: Type.Integer({ description: 'Sent along with what is done to it' }),
    mailFails: Type.Optional(
      Type.Boolean({
        description: 'In lists: a mail to the address could not be sent; it waits in the list of failed mails',
      }),
    ),
    training: Type.Object({
      educationId: Type.Integer(),
      title: Type.String(),
      startDate: Type.String(),
      removed: Type.Boolean(),
    }),
  },
  { $id: 'Applicant' },
);
export type Applicant = Static<typeof ApplicantSchema>;

/** In an address: numbers separated by commas. */
const IdList = Type.String({
  pattern: '^\\d{1,9}(,\\d{1,9}){0,999}$',
  description: 'Applications, separated by commas',
});

const filterFields = {
  educationId: Type.Optional(EducationId),
  status: Type.Optional(ApplicationStatusSchema),
  search: Type.Optional(Line(100, 'In name, e-mail, phone number and company; all words must be found')),
};

export const RecipientsQuery = Type.Object({ ...filterFields, ids: Type.Optional(IdList) });
export const RecipientsSchema = Type.Object(
  {
    recipients: Type.Integer({ description: 'People; one who applied for several trainings counts once' }),
  },
  { $id: 'Recipients' },
);

export const MailBody = Type.Object(
  {
    ...filterFields,
    ids: Type.Optional(
      Type.Array(Type.Integer({ minimum: 1, maximum: largestId }), { minItems: 1, maxItems: mostSelected }),
    ),
    subject: Line(longestSubject),
    text: Lines(longestText, 'Plain text'),
    subjectEn: Type.Optional(Line(longestSubject)),
    textEn: Type.Optional(Lines(longestText)),
  },
  { $id: 'MailBody', additionalProperties: false },
);
export type MailBody = Static<typeof MailBody>;

/** Which applications; what is left out does not matter. */
export interface ApplicantFilter {
  educationId?: number;
  statuses?: Applicant['status'][];
  search?: string;
  ids?: number[];
}

interface AskedFilter {
  educationId?: number;
  status?: Applicant['status'];
  search?: string;
  /** Numbers separated by commas, as an address has them. */
  ids?: string;
}

/** What the query of an address asks for. */
export function filterOf({ educationId, status, search, ids }: AskedFilter): ApplicantFilter {
  return { educationId, statuses: status && [status], search, ids: ids?.split(',').map(Number) };
}

/** Whom a mail goes to: without a selection or a status, those who hold a seat or wait. */
export function mailFilterOf(filter: ApplicantFilter): ApplicantFilter {
  return { ...filter, statuses: filter.statuses ?? (filter.ids ? undefined : ['signup', 'waiting']) };
}
