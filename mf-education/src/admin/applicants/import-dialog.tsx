import {
  Button,
  Checkbox,
  Dialog,
  FieldError,
  Select,
  useLocale,
  useToast,
  useTranslation,
  type Locale,
} from '@portal/kit';
import { DataTable, useAction } from '@portal/kit/admin';
import { saveFile } from '@portal/kit/remote';
import { useRef, useState } from 'react';
import { importApplicants } from '../../api/admin-applicants.ts';
import { useAdminItem } from '../../api/admin-client.ts';
import { useApi } from '../../api/client.ts';
import { applicantRows, fields, headings, mostRows, type ImportRow } from './applicant-rows.ts';
import { csvTable, decodeText } from './csv-table.ts';
import { previewColumns, type PreviewRow } from './import-preview.tsx';
import styles from './import-dialog.module.css';

interface ImportDialogProps {
  /** The training to add to; without one it is chosen here. */
  educationId?: number;
  onClose(): void;
  onImported(): void;
}

const DIALOG_PX = 960;

/** The file to fill in: its headings, which spreadsheets read as UTF-8 by the mark before them. */
const blankFile = (locale: Locale) =>
  new Blob([`\uFEFF${fields.map((field) => headings[field][locale === 'ko' ? 0 : 1]).join(',')}\r\n`], {
    type: 'text/csv',
  });

/** Applicants of a CSV file: what becomes of each row is shown first, and nothing is stored while one is wrong. */
export function ImportDialog({ educationId, onClose, onImported }: ImportDialogProps) {
  const { t } = useTranslation('education');
  const locale = useLocale();
  const api = useApi();
  const toast = useToast();
  const { run, busy } = useAction();
  const picker = useRef<HTMLInputElement>(null);
  const trainings = useAdminItem(educationId === undefined ? '/api/education/admin/training-names' : undefined);
  const [chosen, setChosen] = useState(educationId === undefined ? '' : String(educationId));
  const [language, setLanguage] = useState<Locale>('ko');
  const [isNotified, setNotified] = useState(true);
  const [preview, setPreview] = useState<PreviewRow[]>();
  const [ignored, setIgnored] = useState<string[]>([]);
  const [refused, setRefused] = useState<string>();
  const wrong = preview?.filter(({ outcome }) => !outcome?.status).length ?? 0;
  const isReady = preview !== undefined && preview.length > 0 && wrong === 0;

  const send = (rows: ImportRow[], training: string, isTrial: boolean) =>
    importApplicants(
      api,
      { educationId: Number(training), rows, locale: language, notify: isNotified, isTrial },
      crypto.randomUUID(),
    );
  const failed = ({ code }: { code: string }) => t([`admin.errors.${code}`, 'admin.errors.other']);

  /** Asks what would become of the rows, for the training that is chosen. */
  const judge = (rows: { line: number; row: ImportRow }[], training: string) =>
    run(
      {
        work: () =>
          send(
            rows.map(({ row }) => row),
            training,
            true,
          ),
        failed,
        onDone: ({ rows: outcomes }) => setPreview(rows.map((each, index) => ({ ...each, outcome: outcomes[index] }))),
      },
      'judge',
    );

  async function read(file: File) {
    setPreview(undefined);
    setIgnored([]);
    const found = applicantRows(csvTable(decodeText(await file.arrayBuffer())));
    if (found.missing.length > 0) {
      const names = found.missing.map((field) => t(`application.${field}`)).join(', ');
      return setRefused(t('admin.import.missing', { names }));
    }
    if (found.rows.length === 0) return setRefused(t('admin.import.empty'));
    if (found.rows.length > mostRows) return setRefused(t('admin.import.tooMany', { number: mostRows }));
    setRefused(undefined);
    setIgnored(found.ignored);
    await judge(
      found.rows.map((row, index) => ({ line: found.lines[index] ?? 0, row })),
      chosen,
    );
  }

  const store = () =>
    run(
      {
        work: () =>
          send(
            (preview ?? []).map(({ row }) => row),
            chosen,
            false,
          ),
        failed,
        onDone({ rows: outcomes, stored }) {
          if (stored > 0) {
            toast.success(t('admin.import.done', { count: stored }));
            return onImported();
          }
          // Somebody applied meanwhile
          setPreview((rows) => rows?.map((each, index) => ({ ...each, outcome: outcomes[index] })));
        },
      },
      'store',
    );

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('admin.import.title')}
      maxWidth={DIALOG_PX}
      closeGuard={() => preview === undefined}
    >
      <div className={styles.parts}>
        <p className={styles.hint}>{t('admin.import.lead', { number: mostRows })}</p>
        {educationId === undefined && (
          <Select
            label={t('admin.applicants.training')}
            required
            value={chosen}
            onChange={({ target }) => {
              setChosen(target.value);
              if (preview && target.value) void judge(preview, target.value);
            }}
          >
            <option value="">{t('admin.applicant.choose')}</option>
            {(trainings.data ?? []).map(({ educationId: id, title, startDate }) => (
              <option key={id} value={id}>{`${startDate.replaceAll('-', '.')} ${title}`}</option>
            ))}
          </Select>
        )}
        <div className={styles.buttons}>
          <Button
            variant="secondary"
            size="small"
            disabled={!chosen}
            loading={busy === 'judge'}
            onClick={() => picker.current?.click()}
          >
            {t(preview ? 'admin.import.other' : 'admin.import.choose')}
          </Button>
          <Button variant="ghost" size="small" onClick={() => saveFile(blankFile(locale), t('admin.import.blankName'))}>
            {t('admin.import.blank')}
          </Button>
        </div>
        <input
          ref={picker}
          type="file"
          accept=".csv,text/csv"
          hidden
          aria-label={t('admin.import.choose')}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) void read(file);
            target.value = '';
          }}
        />
        <div role="alert">{refused && <FieldError>{refused}</FieldError>}</div>
        {ignored.length > 0 && (
          <p className={styles.hint}>{t('admin.import.ignored', { names: ignored.join(', ') })}</p>
        )}
        {preview && (
          <>
            <p role="status" className={styles.summary}>
              {wrong > 0
                ? t('admin.import.someWrong', { count: wrong, total: preview.length })
                : t('admin.import.ready', { count: preview.length })}
            </p>
            <div className={styles.table}>
              <DataTable<PreviewRow>
                caption={t('admin.import.title')}
                columns={previewColumns(t)}
                rows={[...preview].toSorted(
                  (one, other) => Number(!!one.outcome?.status) - Number(!!other.outcome?.status),
                )}
                rowKey={({ line }) => String(line)}
                rowLabel={({ row }) => row.name}
                empty={null}
              />
            </div>
            <Select
              label={t('admin.applicant.locale')}
              value={language}
              onChange={({ target }) => setLanguage(target.value as Locale)}
            >
              <option value="ko">{t('admin.mail.korean')}</option>
              <option value="en">{t('admin.mail.english')}</option>
            </Select>
            <p className={styles.hint}>{t('admin.import.consent')}</p>
            <Checkbox
              label={t('admin.import.notify')}
              checked={isNotified}
              onChange={({ target }) => setNotified(target.checked)}
            />
          </>
        )}
        <div className={styles.buttons}>
          <Button disabled={!isReady || busy === 'judge'} loading={busy === 'store'} onClick={() => void store()}>
            {isReady ? t('admin.import.store', { count: preview.length }) : t('admin.import.storeNone')}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t('admin.import.cancel')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
