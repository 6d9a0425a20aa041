import { Icon, useTranslation, VisuallyHidden } from '@portal/kit';
import styles from './board-table.module.css';

/** Says in a row that there is a file. */
export function AttachmentClip() {
  const { t } = useTranslation('community');
  return (
    <>
      {/* Stays with the last word of the title */}
      {'\u2060'}
      <span className={styles.clip}>
        <Icon name="file" size={16} />
        <VisuallyHidden>{t('board.hasAttachment')}</VisuallyHidden>
      </span>
    </>
  );
}
