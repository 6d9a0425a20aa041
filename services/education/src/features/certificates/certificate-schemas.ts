import { Type } from '@portal/service-kit';
import type { Static } from '@portal/service-kit';
import { Line, Lines } from '../../fields.ts';
import { languageQuery } from '../../language.ts';
import { EducationId } from '../trainings/training-admin-schemas.ts';

const longestNumber = 40;
const longestKey = 40;
const longestReason = 500;
const mostAtOnce = 1_000;
const CertificateNumber = Line(longestNumber, 'As it is printed: SE-2026-7K3M9QF2XA');
const Moment = (description: string) => Type.String({ description: `${description}, ISO 8601 in UTC` });

export const CertificateQuery = Type.Object({ number: CertificateNumber, lang: languageQuery });

export const CertificateSchema = Type.Object(
  {
    number: Type.String(),
    name: Type.String({ description: 'Masked but for its first letter' }),
    title: Type.String(),
    lang: Type.Enum(['ko', 'en'], { type: 'string', description: 'Language of the title' }),
    startDate: Type.String({ description: 'YYYY-MM-DD' }),
    endDate: Type.String({ description: 'YYYY-MM-DD' }),
    issuedOn: Type.String({ description: 'YYYY-MM-DD, in Seoul' }),
    withdrawnOn: Type.Optional(Type.String({ description: 'YYYY-MM-DD, in Seoul; it is not valid any more' })),
  },
  { $id: 'Certificate' },
);
export type Certificate = Static<typeof CertificateSchema>;

export const CertificateFileHeaders = Type.Object({
  'certificate-key': Type.Optional(
    Type.String({
      maxLength: longestKey,
      description: 'Of the mailed link; without it, session and cookies say whose it is',
    }),
  ),
});

export const CertificatesQuery = Type.Object({ educationId: EducationId });
export const IssueBody = Type.Object(
  {
    educationId: EducationId,
    applicationIds: Type.Optional(
      Type.Array(EducationId, { minItems: 1, maxItems: mostAtOnce, description: 'Left out: all who were present' }),
    ),
    seen: Type.Optional(
      Type.String({ maxLength: 64, description: '`state` of what was seen; another one by now is 409 stale-edit' }),
    ),
  },
  { $id: 'IssueCertificatesBody', additionalProperties: false },
);
export type IssueBody = Static<typeof IssueBody>;
export const WithdrawBody = Type.Object(
  { number: CertificateNumber, reason: Lines(longestReason, 'For staff alone') },
  { $id: 'WithdrawCertificateBody', additionalProperties: false },
);

export const IssuedCertificateSchema = Type.Object(
  {
    applicationId: Type.Integer(),
    number: Type.String(),
    issuedAt: Moment('When it was issued'),
    withdrawnAt: Type.Optional(Moment('When it was withdrawn')),
    withdrawalReason: Type.Optional(Type.String()),
  },
  { $id: 'IssuedCertificate' },
);
export type IssuedCertificate = Static<typeof IssuedCertificateSchema>;

export const TrainingCertificatesSchema = Type.Object(
  {
    ended: Type.Boolean({ description: 'Only then certificates are issued' }),
    missing: Type.Integer({ description: 'How many were present and have no valid one' }),
    state: Type.String({
      description: 'Of those who were present and their certificates: sent along when they are issued',
    }),
    certificates: Type.Array(IssuedCertificateSchema, { description: 'The latest of each application' }),
  },
  { $id: 'TrainingCertificates' },
);
export type TrainingCertificates = Static<typeof TrainingCertificatesSchema>;
