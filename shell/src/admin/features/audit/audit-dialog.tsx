import { Dialog, useTranslation } from '@portal/kit';
import { DetailList, formatDateTime } from '@portal/kit/admin';
import styles from './audit-dialog.module.css';
import type { AuditEntry } from '../../../api/audit.ts';
import { useAuditWords } from './use-audit-words.ts';

/** All that one line of the log holds. */
export function AuditDialog({ entry, onClose }: { entry: AuditEntry; onClose(): void }) {
  const { t } = useTranslation('shell');
  const words = useAuditWords();
  const { target } = entry;
  const details = words.details(entry);
  return (
    <Dialog open onClose={onClose} title={words.action(entry.action)} maxWidth={720}>
      <DetailList
        items={[
          { term: t('admin.audit.at'), value: formatDateTime(entry.at) },
          { term: t('admin.audit.actor'), value: words.actor(entry) },
          { term: t('admin.audit.action'), value: <code>{entry.action}</code> },
          { term: t('admin.audit.service'), value: words.service(entry.service) },
          { term: t('admin.audit.target'), value: words.target(entry) },
          { term: t('admin.audit.targetId'), value: target && <code>{`${target.type} ${target.id}`}</code> },
          {
            term: t('admin.audit.subject'),
            value: words.subjects(entry, entry.subjects.length),
          },
          { term: t('admin.audit.requestId'), value: entry.requestId && <code>{entry.requestId}</code> },
        ]}
      />
      {details.length > 0 && (
        <>
          <h3 className={styles['title']}>{t('admin.audit.details')}</h3>
          <DetailList items={details} />
        </>
      )}
    </Dialog>
  );
}
