import { Icon, useTranslation, layout } from '@portal/kit';
import { saveFile, useAction } from '@portal/kit/remote';
import type { Attachment } from '../../api/attachments.ts';
import styles from './attachment-list.module.css';
import { fileSize } from './file-size.ts';

interface AttachmentListProps {
  files: readonly Attachment[];
  /** What they are; attachments unless given. */
  label?: string;
  /** Fetches the bytes of one. */
  read(id: string): Promise<{ blob: Blob }>;
}

/** The files of a message, each to be saved. */
export function AttachmentList({ files, label, read }: AttachmentListProps) {
  const { t } = useTranslation('support');
  const { run, busy } = useAction();
  if (files.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={label ?? t('files.list')}>
      {files.map(({ id, name, bytes }) => (
        <li key={id}>
          <button
            type="button"
            className={styles.file}
            aria-busy={busy === id}
            onClick={() =>
              void run(
                { work: () => read(id), failed: t('files.downloadFailed'), onDone: ({ blob }) => saveFile(blob, name) },
                id,
              )
            }
          >
            <Icon name="download" size={18} />
            <span className={styles.name}>{name}</span>
            <span className={`${layout.rigid} ${layout.muted}`}>{fileSize(bytes)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
