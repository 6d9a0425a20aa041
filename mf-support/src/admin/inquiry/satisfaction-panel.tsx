import { Chip, useTranslation } from '@portal/kit';
import { formatDateTime } from '@portal/kit/admin';
import type { Inquiry } from '../../api/inbox.ts';
import styles from './satisfaction-panel.module.css';
import { SidePanel } from './side-panel.tsx';

/** What the sender said of the answer, a day after it. */
export function SatisfactionPanel({ satisfaction }: { satisfaction: NonNullable<Inquiry['satisfaction']> }) {
  const { t } = useTranslation('support');
  const { isSatisfied, comment, ratedAt } = satisfaction;
  return (
    <SidePanel id="inquiry-satisfaction" title={t('admin.satisfaction.title')} text={formatDateTime(ratedAt)}>
      <p>
        <Chip tone={isSatisfied ? 'success' : 'error'}>
          {t(isSatisfied ? 'admin.satisfaction.yes' : 'admin.satisfaction.no')}
        </Chip>
      </p>
      {comment && <blockquote className={styles.quote}>{comment}</blockquote>}
    </SidePanel>
  );
}
