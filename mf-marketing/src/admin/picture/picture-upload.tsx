import { Button, usePortal, useTranslation, type ApiError } from '@portal/kit';
import { useAction } from '@portal/kit/admin';
import { upload } from '@portal/kit/form';
import { useRef, useState } from 'react';
import type { Picture } from '../../api/entries.ts';

/** What the service and the portal refuse because of the file. */
const FILE_CODES = ['file-empty', 'file-type-not-allowed', 'file-content-mismatch', 'image-unreadable', 'images-busy'];

function failureOf({ status, code }: ApiError): string {
  if (status === 413 && code !== 'image-too-many-pixels') return 'file-too-large';
  return code === 'image-too-many-pixels' || FILE_CODES.includes(code) ? code : 'other';
}

/** A button that uploads a picture and tells which one it has become. */
export function PictureUpload({ label, onUploaded }: { label: string; onUploaded(pictureId: string): void }) {
  const { t } = useTranslation('marketing');
  const { session } = usePortal();
  const { run, isBusy } = useAction();
  const [progress, setProgress] = useState(0);
  const picker = useRef<HTMLInputElement>(null);

  const send = (file: File) =>
    void run({
      async work() {
        const form = new FormData();
        form.append('file', file);
        const { body } = await upload({
          session,
          path: '/api/content/admin/pictures',
          form,
          idempotencyKey: crypto.randomUUID(),
          onProgress: setProgress,
          signal: new AbortController().signal,
        });
        return body as Picture;
      },
      done: t('admin.picture.added'),
      failed: (error) => t(`admin.picture.failures.${failureOf(error)}`),
      failedMs: 5000,
      onDone: ({ pictureId }) => onUploaded(pictureId),
    });

  return (
    <>
      <Button size="small" variant="secondary" loading={isBusy} onClick={() => picker.current?.click()}>
        {isBusy ? t('admin.picture.uploading', { percent: Math.round(progress * 100) }) : label}
      </Button>
      <input
        ref={picker}
        type="file"
        accept="image/png,image/jpeg,image/gif,image/webp"
        hidden
        aria-label={label}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) send(file);
          target.value = '';
        }}
      />
    </>
  );
}
