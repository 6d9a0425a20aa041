import { Button, Icon, useTranslation } from '@portal/kit';
import styles from './presence-notice.module.css';

/** Somebody else was faster: what was typed stays, and can go out again on top of what is stored now. */
export function StaleNotice({ onReload }: { onReload(): void }) {
  const { t } = useTranslation('support');
  return (
    <p className={styles.other} data-writing>
      <Icon name="alert" size={18} />
      <span>{t('admin.stale')}</span>
      <Button size="small" variant="secondary" onClick={onReload}>
        {t('admin.reload')}
      </Button>
    </p>
  );
}
