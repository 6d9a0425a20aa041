import { ApiError, Button, Dialog, Link, usePortal, useToast, useTranslation } from '@portal/kit';
import {
  PictureFields,
  pictureValues,
  pictureWords,
  SaveBar,
  useAction,
  useEditDraft,
  useForm,
} from '@portal/kit/admin';
import { upload } from '@portal/kit/form';
import { useId, useMemo, useRef } from 'react';
import { useApi } from '../../api/client.ts';
import { editMedia, MEDIA_PATH, removeMedia, type Media } from '../../api/media.ts';
import { MAX_ALT } from '../../ui/writing/text-limits.ts';
import { withFileError } from '../../ui/writing/save-failure.ts';
import styles from './media-dialog.module.css';

interface MediaDialogProps {
  media: Media;
  /** Something was stored: the list is read again. */
  onChanged(): void;
  onClose(): void;
}

const DIALOG_PX = 840;

/** One image of the library: its words, what must stay in sight, the texts that show it, another file, removal. */
export function MediaDialog({ media, onChanged, onClose }: MediaDialogProps) {
  const { t } = useTranslation('community');
  const api = useApi();
  const toast = useToast();
  const { session } = usePortal();
  const { run, busy } = useAction();
  const usesId = useId();
  const picker = useRef<HTMLInputElement>(null);
  const { mediaId, name, version, address, width, height, uses } = media;
  const initial = useMemo(() => pictureValues(media), [media]);
  const form = useForm<typeof initial, unknown>({
    initial,
    send: (values): Promise<unknown> => editMedia(api, mediaId, { version: draft.version, ...pictureWords(values) }),
    onSent() {
      toast.success(t('admin.media.saved'));
      onChanged();
    },
    errorText: (code) => t([`admin.errors.${code}`, 'admin.errors.other']),
  });
  const draft = useEditDraft(form, { name: `community.draft.media.${mediaId}`, stored: initial, version: version });

  const replace = (file: File) =>
    void run(
      {
        question: {
          title: t('admin.media.replaceTitle'),
          text: t('admin.media.replaceText', { count: uses.length }),
          confirmLabel: t('admin.media.replace'),
        },
        async work() {
          const body = new FormData();
          body.append('version', String(version));
          body.append('file', file);
          await upload({
            session,
            path: `${MEDIA_PATH}/${mediaId}/replace`,
            form: body,
            idempotencyKey: crypto.randomUUID(),
            onProgress: () => undefined,
            signal: new AbortController().signal,
          }).catch((error: unknown) => {
            throw withFileError(error);
          });
        },
        done: t('admin.media.replaced'),
        failed: ({ code, errors }) =>
          t(
            code === 'stale-edit'
              ? 'admin.publishing.stale'
              : errors?.['file']
                ? [`writing.errors.${errors['file']}`, 'admin.failed']
                : 'admin.failed',
          ),
        failedMs: 5000,
        onDone: onChanged,
      },
      'replace',
    );

  const remove = () =>
    void run(
      {
        question: {
          title: t('admin.media.removeTitle', { name }),
          text: t('admin.media.removeText'),
          confirmLabel: t('admin.media.remove'),
          danger: true,
        },
        async work() {
          if ((await removeMedia(api, mediaId)) === 0) throw new ApiError(404);
        },
        done: t('admin.media.removed'),
        failed: ({ code }) => t(code === 'media-in-use' ? 'admin.media.inUse' : 'admin.failed'),
        onDone() {
          onClose();
          onChanged();
        },
        onFailed: onChanged,
      },
      'remove',
    );

  return (
    <Dialog open onClose={onClose} title={name} maxWidth={DIALOG_PX}>
      <form {...form.props}>
        <PictureFields
          picture={{ address: `${address}&v=${version}`, width, height }}
          caption={t('admin.media.size', { width, height })}
          form={form}
          maxAlt={MAX_ALT}
        >
          <section aria-labelledby={usesId}>
            <h3 className={styles.heading} id={usesId}>
              {t('admin.media.uses', { count: uses.length })}
            </h3>
            <ul className={styles.uses}>
              {uses.map(({ board, id, title }) => (
                <li key={`${board}/${id}`}>
                  <Link to={`/admin/community/posts/${board}/${id}`}>{title}</Link>
                </li>
              ))}
            </ul>
          </section>
          <div className={styles.buttons}>
            <Button
              size="small"
              variant="secondary"
              loading={busy === 'replace'}
              onClick={() => picker.current?.click()}
            >
              {t('admin.media.replace')}
            </Button>
            <Button
              size="small"
              variant="danger"
              loading={busy === 'remove'}
              disabled={uses.length > 0}
              aria-describedby={uses.length > 0 ? `${usesId}-why` : undefined}
              onClick={remove}
            >
              {t('admin.media.remove')}
            </Button>
          </div>
          {uses.length > 0 ? (
            <p className={styles.why} id={`${usesId}-why`}>
              {t('admin.media.inUse')}
            </p>
          ) : null}
          <input
            ref={picker}
            type="file"
            accept="image/png,image/jpeg,image/gif,image/webp"
            hidden
            aria-label={t('admin.media.replace')}
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file) replace(file);
              target.value = '';
            }}
          />
          <SaveBar form={form} draft={draft} onShowCurrent={onChanged} />
        </PictureFields>
      </form>
    </Dialog>
  );
}
