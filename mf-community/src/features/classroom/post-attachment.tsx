import { Icon, useTranslation } from '@portal/kit';
import styles from './post-attachment.module.css';

/** The link that downloads what is attached to a post. */
export function PostAttachment({ classroomId, fileName }: { classroomId: number; fileName: string }) {
  const { t } = useTranslation('community');
  return (
    <p className={styles.attachment}>
      <a className={styles.link} href={`/api/classroom/attachment?classroomId=${classroomId}`} download={fileName}>
        <Icon name="download" size={18} /> {t('classroom.attachment', { fileName })}
      </a>
    </p>
  );
}
