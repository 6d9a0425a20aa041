import { Icon, useSession, useTranslation } from '@portal/kit';
import { saveFile, useAction } from '@portal/kit/remote';
import type { MouseEvent } from 'react';
import { useApi, type ApiClient } from '../../api/client.ts';
import styles from './board-attachment.module.css';

interface BoardAttachmentProps {
  href: string;
  /** The same with the session. */
  fetchFile(api: ApiClient): ReturnType<ApiClient['download']>;
  fileName: string;
  /** In bytes. */
  fileSize: number | null;
}

/**
 * The link that downloads what is attached to a post. Who is signed in downloads it with the session: an item that
 * is not public yet gives its file to its author and admins only.
 */
export function BoardAttachment({ href, fetchFile, fileName, fileSize }: BoardAttachmentProps) {
  const { t } = useTranslation('community');
  const { user } = useSession();
  const api = useApi();
  const { run } = useAction();

  async function download(): Promise<void> {
    const { blob, filename } = await fetchFile(api);
    saveFile(blob, filename ?? fileName);
  }

  function press(event: MouseEvent): void {
    if (!user) return;
    event.preventDefault();
    void run({ work: download, failed: t('board.downloadFailed') });
  }

  return (
    <p className={styles.attachment}>
      <a className={styles.link} href={href} download={fileName} onClick={press}>
        <Icon name="download" size={18} /> {t('board.attachment', { fileName })}
      </a>
      {fileSize === null ? null : (
        <span className={styles.size}>{Math.max(1, Math.ceil(fileSize / 1024)).toLocaleString('en-US')} KB</span>
      )}
    </p>
  );
}
