import { ApiError, Icon, useSession, useToast, useTranslation } from '@portal/kit';
import type { MouseEvent } from 'react';
import { useApi, type ApiClient } from '../../api/client.ts';
import { saveFile } from '../download/save-file.ts';
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
  const toast = useToast();

  async function download(): Promise<void> {
    try {
      const { blob, filename } = await fetchFile(api);
      saveFile(blob, filename ?? fileName);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast.error(t('board.downloadFailed'));
    }
  }

  function press(event: MouseEvent): void {
    if (!user) return;
    event.preventDefault();
    void download();
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
