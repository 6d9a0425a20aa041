import { ApiError, Button, Dialog, Link, TextField, usePortal, useToast, useTranslation } from '@portal/kit';
import { SaveBar, useAction, useEditDraft, useForm } from '@portal/kit/admin';
import { upload } from '@portal/kit/form';
import { useId, useMemo, useRef, type MouseEvent } from 'react';
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
  const initial = useMemo(
    () => ({
      altKo: media.altKo ?? '',
      altEn: media.altEn ?? '',
      focalX: String(media.focalX),
      focalY: String(media.focalY),
    }),
    [media],
  );
  const form = useForm<typeof initial, unknown>({
    initial,
    send: ({ altKo, altEn, focalX, focalY }): Promise<unknown> =>
      editMedia(api, mediaId, {
        version: draft.version,
        altKo: altKo.trim() || null,
        altEn: altEn.trim() || null,
        focalX: Number(focalX),
        focalY: Number(focalY),
      }),
    onSent() {
      toast.success(t('admin.media.saved'));
      onChanged();
    },
    errorText: (code) => t([`admin.errors.${code}`, 'admin.errors.other']),
  });
  const draft = useEditDraft(form, { name: `community.draft.media.${mediaId}`, stored: initial, version: version });

  function point({ nativeEvent, currentTarget }: MouseEvent<HTMLElement>): void {
    const percent = (at: number, length: number) => String(Math.round(Math.min(Math.max(at / length, 0), 1) * 100));
    form.set({
      focalX: percent(nativeEvent.offsetX, currentTarget.clientWidth),
      focalY: percent(nativeEvent.offsetY, currentTarget.clientHeight),
    });
  }

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

  const { focalX, focalY } = form.values;
  return (
    <Dialog open onClose={onClose} title={name} maxWidth={DIALOG_PX}>
      <div className={styles.parts}>
        <figure className={styles.figure}>
          {/* The pointer's way; the two sliders are everybody's, so that Tab passes this one. */}
          <button
            type="button"
            className={styles.picture}
            tabIndex={-1}
            aria-label={t('admin.media.focalHint')}
            onClick={point}
          >
            <img src={`${address}&v=${version}`} alt={media.altKo ?? ''} width={width} height={height} />
            <span className={styles.point} style={{ left: `${focalX}%`, top: `${focalY}%` }} aria-hidden="true" />
          </button>
          <figcaption>{t('admin.media.size', { width, height })}</figcaption>
        </figure>
        <form {...form.props} className={styles.form}>
          <TextField label={t('admin.media.altKo')} lang="ko" maxLength={MAX_ALT} {...form.field('altKo')} />
          <TextField label={t('admin.media.altEn')} lang="en" maxLength={MAX_ALT} {...form.field('altEn')} />
          <TextField
            type="range"
            min={0}
            max={100}
            label={t('admin.media.focalX', { percent: focalX })}
            {...form.field('focalX')}
          />
          <TextField
            type="range"
            min={0}
            max={100}
            label={t('admin.media.focalY', { percent: focalY })}
            hint={t('admin.media.focalHint')}
            {...form.field('focalY')}
          />
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
        </form>
      </div>
    </Dialog>
  );
}
