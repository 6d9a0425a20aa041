import { Icon, useSession, useTranslation } from '@portal/kit';
import { saveFile, useAction } from '@portal/kit/remote';
import type { MouseEvent } from 'react';
import { useApi } from '../../api/client.ts';
import { attachmentPath, downloadAttachment, type PostFacts } from '../../api/posts.ts';
import type { Board } from '../../boards.ts';
import styles from './board-attachment.module.css';

interface BoardAttachmentProps {
  board: Board;
  post: PostFacts;
}

/**
 * The link that downloads what is attached to a post. Signed-in users download it with the session: an item that is not
 * public yet gives its file to its author and admins only. Nothing without a file.
 */
export function BoardAttachment({ board, post: { id, fileName, fileSize } }: BoardAttachmentProps) {
  const { t } = useTranslation('community');
  const { user } = useSession();
  const api = useApi();
  const { run } = useAction();
  if (!fileName) return null;

  async function work(): Promise<void> {
    const { blob, filename } = await downloadAttachment(api, board, id);
    saveFile(blob, filename ?? fileName ?? '');
  }

  function download(event: MouseEvent): void {
    if (!user) return;
    event.preventDefault();
    void run({ work, failed: t('board.downloadFailed') });
  }

  return (
    <p className={styles.attachment}>
      <a className={styles.link} href={attachmentPath(board, id)} download={fileName} onClick={download}>
        <Icon name="download" size={18} /> {t('board.attachment', { fileName })}
      </a>
      {fileSize === null ? null : (
        <span className={styles.size}>{Math.max(1, Math.ceil(fileSize / 1024)).toLocaleString('en-US')} KB</span>
      )}
    </p>
  );
}
