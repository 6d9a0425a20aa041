import { useTranslation } from '@portal/kit';
import { formatDateTime } from '@portal/kit/dates';
import type { ApplicationRecord } from '../../api/applications.ts';
import { ApplicationStatus } from './application-status.tsx';
import styles from './application-facts.module.css';

const FIELDS = ['email', 'name', 'phoneNumber', 'company', 'position', 'application'] as const;

/** One application as its owner gave it (spec, "Education schedule"). */
export function ApplicationFacts({ record }: { record: ApplicationRecord }) {
  const { t } = useTranslation('education');
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t('application.state')}</dt>
        <dd>
          <ApplicationStatus record={record} />
        </dd>
      </div>
      {FIELDS.map((field) => (
        <div key={field}>
          <dt>{t(`application.${field}`)}</dt>
          <dd>{record[field] || '–'}</dd>
        </div>
      ))}
      <div>
        <dt>{t('application.createdAt')}</dt>
        <dd>
          <time dateTime={record.createdAt}>{formatDateTime(record.createdAt)}</time>
        </dd>
      </div>
    </dl>
  );
}
