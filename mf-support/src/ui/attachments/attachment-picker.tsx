import { ApiError, Button, FieldError, Icon, useTranslation, layout } from '@portal/kit';
import { useSlowDownText } from '@portal/kit/slow-down';
import { useId, useRef, useState } from 'react';
import { MAX_FILE_BYTES, MAX_FILES, type Attachment } from '../../api/attachments.ts';
import styles from './attachment-picker.module.css';
import { fileSize } from './file-size.ts';

interface AttachmentPickerProps {
  files: readonly Attachment[];
  onChange(files: Attachment[]): void;
  /** A file is on its way, or no longer. */
  onUploading(isUploading: boolean): void;
  /** Hands one file in, ahead of the message. */
  upload(file: File): Promise<Attachment>;
  /** What is wrong with the files when the message is sent. */
  error?: string;
}

/** The kinds of files that the service takes; it looks at the content besides. */
const ACCEPT = '.png,.jpg,.jpeg,.gif,.webp,.pdf,.doc,.docx,.xls,.xlsx,.ppt,.pptx,.hwp,.hwpx,.txt,.csv,.zip';

/** Files for a message: they are uploaded as they are chosen, so that sending is quick and a failure is known at once. */
export function AttachmentPicker({ files, onChange, onUploading, upload, error }: AttachmentPickerProps) {
  const { t } = useTranslation('support');
  const slowDownText = useSlowDownText();
  const [id, errorId] = [useId(), useId()];
  const input = useRef<HTMLInputElement>(null);
  const [uploading, setUploading] = useState<string>();
  const [failure, setFailure] = useState<string>();

  function textOf(reason: unknown, name: string): string {
    if (!(reason instanceof ApiError)) throw reason;
    const why =
      reason.status === 429 ? slowDownText(reason) : t([`files.errors.${reason.code}`, 'files.errors.failed']);
    return `${name}: ${why}`;
  }

  async function take(chosen: File[]) {
    setFailure(undefined);
    let taken = [...files];
    for (const file of chosen) {
      if (taken.length >= MAX_FILES) return setFailure(t('files.errors.too-many-files', { count: MAX_FILES }));
      if (file.size > MAX_FILE_BYTES) return setFailure(t('files.errors.file-too-large'));
      setUploading(file.name);
      onUploading(true);
      try {
        taken = [...taken, await upload(file)];
        onChange(taken);
      } catch (reason) {
        return setFailure(textOf(reason, file.name));
      } finally {
        setUploading(undefined);
        onUploading(false);
      }
    }
  }

  function choose() {
    const chosen = [...(input.current?.files ?? [])];
    // The same file may be chosen again after it was refused.
    if (input.current) input.current.value = '';
    void take(chosen);
  }

  const shown = failure ?? error;
  return (
    <div className={styles.picker}>
      <input
        ref={input}
        id={id}
        type="file"
        multiple
        accept={ACCEPT}
        className={styles.input}
        disabled={uploading !== undefined}
        aria-describedby={shown ? `${id}-hint ${errorId}` : `${id}-hint`}
        onChange={choose}
      />
      <label className={styles.button} htmlFor={id}>
        <Icon name="file" size={18} />
        {t('files.label')}
      </label>
      <p className={styles.hint} id={`${id}-hint`}>
        {t('files.hint', { count: MAX_FILES })}
      </p>
      <p className={styles.status} role="status">
        {uploading && t('files.uploading', { name: uploading })}
      </p>
      {shown && <FieldError id={errorId}>{shown}</FieldError>}
      {files.length > 0 && (
        <ul className={`${layout.stack1} ${layout.list}`} aria-label={t('files.chosen')}>
          {files.map((file) => (
            <li key={file.id} className={styles.file}>
              <Icon name="file" size={18} />
              <span className={`${layout.shrinks} ${layout.breaks}`}>{file.name}</span>
              <span className={styles.size}>{fileSize(file.bytes)}</span>
              <Button
                size="small"
                variant="ghost"
                aria-label={t('files.remove', { name: file.name })}
                onClick={() => onChange(files.filter((other) => other.id !== file.id))}
              >
                <Icon name="close" size={18} />
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
