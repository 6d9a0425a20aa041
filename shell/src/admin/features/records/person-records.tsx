import { ErrorState, Link, Skeleton, useLocale, useTranslation, layout } from '@portal/kit';
import { DataTable, formatDateTime, FormSection, useRemote } from '@portal/kit/admin';
import { useApi } from '../../../api/client.ts';
import { listServices, readPerson, type AdminRecord, type RecordGroup } from '../../../api/services.ts';
import { useSectionTitles } from '../../admin-views.ts';
import { readFromAll } from '../../read-from-all.ts';
import styles from './person-records.module.css';

interface PersonRecordsProps {
  userId: string;
  /** Only when it is verified: records of guests are found by it. */
  email: string | undefined;
  /** Words for the code of an entry of the audit log. */
  actionText(code: string): string;
}

/** What every section holds about a person: of each what the reader's roles allow. */
export function PersonRecords({ userId, email, actionText }: PersonRecordsProps) {
  const { t } = useTranslation('shell');
  const api = useApi();
  const lang = useLocale();
  const { titles } = useSectionTitles();
  const { data, error, reload } = useRemote(['person', userId, email, lang], async () =>
    readFromAll(await listServices(api), (service) => readPerson(api, service, { userId, email, lang })),
  );
  if (error && !data) return <ErrorState title={t('admin.records.failed')} onRetry={reload} />;
  if (!data) return <Skeleton height={280} />;

  const titleOf = (name: string) => titles.get(name) ?? t(`admin.overview.services.${name}`, { defaultValue: name });
  const missing = data.filter(({ answer }) => !answer).map(({ name }) => titleOf(name));
  const known = data.filter(({ answer }) => answer && answer.groups.length > 0);
  return (
    <>
      {missing.length > 0 && (
        <ErrorState title={t('admin.records.incomplete', { sections: missing.join(', ') })} onRetry={reload} />
      )}
      {known.length === 0 && missing.length === 0 && <p className={styles['none']}>{t('admin.records.none')}</p>}
      {known.map(({ name, answer }) => (
        <FormSection key={name} title={titleOf(name)}>
          {answer?.groups.map((group) => (
            <Group key={group.id} group={group} textOf={group.id === 'audit' ? actionText : undefined} />
          ))}
        </FormSection>
      ))}
    </>
  );
}

interface GroupProps {
  group: RecordGroup;
  /** Where labels are codes. */
  textOf?(code: string): string;
}

function Group({ group: { label, total, records, path }, textOf = (text) => text }: GroupProps) {
  const { t } = useTranslation('shell');
  return (
    <div>
      <DataTable<AdminRecord>
        caption={t('admin.records.count', { name: label, count: total })}
        columns={[
          {
            id: 'label',
            header: label,
            cell: (record) =>
              record.path ? (
                <Link className={layout.breaks} to={record.path}>
                  {textOf(record.label)}
                </Link>
              ) : (
                <span className={layout.breaks}>{textOf(record.label)}</span>
              ),
          },
          ...(records.some(({ note }) => note)
            ? [{ id: 'note', header: t('admin.records.note'), cell: ({ note }: AdminRecord) => note }]
            : []),
          { id: 'at', header: t('admin.records.at'), cell: ({ at }) => formatDateTime(at) },
        ]}
        rows={records}
        rowKey={(record) => record.id}
        empty={null}
      />
      {path && (
        <Link className={styles['all']} to={path}>
          {t('admin.records.all', { name: label, count: total })}
        </Link>
      )}
    </div>
  );
}
