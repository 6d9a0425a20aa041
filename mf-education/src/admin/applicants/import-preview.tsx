import { Chip, FieldError, type Translate } from '@portal/kit';
import type { Column } from '@portal/kit/admin';
import type { ImportedApplicants } from '../../api/admin-applicants.ts';
import type { ImportRow } from './applicant-rows.ts';

/** A row of the file with what would become of it. */
export interface PreviewRow {
  line: number;
  row: ImportRow;
  outcome: ImportedApplicants['rows'][number] | undefined;
}

const shown = ['name', 'email', 'phoneNumber', 'company'] as const;

/** The columns of the preview: what a row holds, with what is wrong with it, and what becomes of it. */
export const previewColumns = (t: Translate): Column<PreviewRow>[] => [
  { id: 'line', header: t('admin.import.line'), cell: ({ line }) => line, align: 'end', width: '64px' },
  ...shown.map((field): Column<PreviewRow> => ({
    id: field,
    header: t(`application.${field}`),
    cell: ({ row, outcome }) => (
      <>
        {row[field] || '–'}
        {outcome?.errors[field] && <FieldError>{t(`admin.import.findings.${outcome.errors[field]}`)}</FieldError>}
      </>
    ),
  })),
  {
    id: 'outcome',
    header: t('admin.import.outcome'),
    cell({ outcome }) {
      if (outcome?.status === 'signup') return <Chip tone="success">{t('application.status.signup')}</Chip>;
      if (outcome?.status === 'waiting')
        return <Chip tone="warning">{t('application.waitingAt', { place: outcome.place })}</Chip>;
      const others = Object.entries(outcome?.errors ?? {}).filter(([field]) => !shown.some((each) => each === field));
      return (
        <>
          <Chip tone="error">{t('admin.import.wrong')}</Chip>
          {others.map(([field, code]) => (
            <FieldError key={field}>{`${t(`application.${field}`)}: ${t(`admin.import.findings.${code}`)}`}</FieldError>
          ))}
        </>
      );
    },
  },
];
