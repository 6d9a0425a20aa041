import { longestEmail, normalEmail, Type } from '@portal/service-kit';
import type { Static } from '@portal/service-kit';
import { emailAddress, filled, phoneNumber } from '../../fields.ts';
import type { Finding } from '../../fields.ts';
import { LanguageSchema } from '../../language.ts';
import { EducationId } from '../trainings/training-admin-schemas.ts';

export const mostImported = 500;

/** Letters of each field, as for applicants who are entered one by one. */
const longest = { name: 60, email: longestEmail, phoneNumber: 30, company: 100, position: 100, application: 2_000 };
export type ImportField = keyof typeof longest;
const fields = Object.keys(longest) as ImportField[];

// Long enough for whatever a file has in a cell: what is too long is told by row
const Cell = Type.String({ maxLength: 10_000 });
const Row = Type.Object(Object.fromEntries(fields.map((field) => [field, Cell])) as Record<ImportField, typeof Cell>, {
  additionalProperties: false,
});

export const ImportApplicantsBody = Type.Object(
  {
    educationId: EducationId,
    rows: Type.Array(Row, { minItems: 1, maxItems: mostImported }),
    locale: LanguageSchema,
    notify: Type.Boolean({ description: 'Whether the applicants are mailed' }),
    isTrial: Type.Boolean({ description: 'Only tells what would become of each row' }),
  },
  { $id: 'ImportApplicantsBody', additionalProperties: false },
);
export type ImportApplicantsBody = Static<typeof ImportApplicantsBody>;
export type ImportRow = ImportApplicantsBody['rows'][number];

const findings = [
  'required',
  'too-long',
  'invalid',
  'email',
  'phone',
  'already-applied',
  'twice',
  'training-full',
] as const;
export type ImportFinding = (typeof findings)[number];

export const ImportedApplicantsSchema = Type.Object(
  {
    rows: Type.Array(
      Type.Object({
        status: Type.Unsafe<'signup' | 'waiting' | null>({
          type: ['string', 'null'],
          enum: ['signup', 'waiting', null],
          description: 'Null: the row is wrong',
        }),
        place: Type.Unsafe<number | null>({ type: ['integer', 'null'], description: 'In the queue, of who waits' }),
        errors: Type.Record(Type.String(), Type.Enum([...findings], { type: 'string' }), {
          description: 'By field; empty where the row is right',
        }),
      }),
      { description: 'In the order of the rows that were sent' },
    ),
    stored: Type.Integer({ description: 'How many applicants were stored: all rows, or none while one is wrong' }),
  },
  { $id: 'ImportedApplicants' },
);
export type ImportedApplicants = Static<typeof ImportedApplicantsSchema>;

const control = { line: /\p{Cc}/u, lines: /\0/ };

/** A row as it is stored: without spaces around its texts, the address in its normal form. */
export function cleanRow(row: ImportRow): ImportRow {
  const texts = Object.fromEntries(fields.map((field) => [field, row[field].trim()])) as ImportRow;
  return { ...texts, email: normalEmail(texts.email) ?? texts.email };
}

/** What is wrong with a cleaned row by itself. */
export function rowFindings(row: ImportRow): Record<string, ImportFinding> {
  const found: Record<string, Finding> = {
    email: emailAddress(row.email),
    name: filled(row.name),
    phoneNumber: phoneNumber(row.phoneNumber),
  };
  for (const field of fields) {
    if (row[field].length > longest[field]) found[field] = 'too-long';
    else if ((field === 'application' ? control.lines : control.line).test(row[field])) found[field] = 'invalid';
  }
  return Object.fromEntries(
    Object.entries(found).filter((entry): entry is [string, ImportFinding] => entry[1] !== undefined),
  );
}
