import { ApiError, Button, Dialog, Link, usePortal, useToast, useTranslation } from '@portal/kit';
import { upload, useForm } from '@portal/kit/form';
import { useAction, useUndo } from '@portal/kit/remote';
import { useId, useMemo, useRef } from 'react';
import { SaveBar } from '../form/save-bar.tsx';
import { useEditDraft } from '../form/use-edit-draft.ts';
import { PictureFields } from '../picture/picture-fields.tsx';
import { pictureValues, pictureWords } from '../picture/picture-values.ts';
import styles from './media-dialog.module.css';
import { acceptedImages, longestAlt, type Media } from './media.ts';
import { useMediaErrors } from './use-library-images.ts';
import { layout } from '../../ui/layout.ts';

interface MediaDialogProps {
  /** Of the library, such as `/api/news/media`. */
  path: string;
  /** Of what is typed and not stored yet. */
  draftName: string;
  media: Media;
  /** Something was stored: the list is read again. */
  onChanged(): void;
  onClose(): void;
}

const DIALOG_PX = 840;

/** One image of the library: its words, what must stay in sight, the texts that show it, another file, removal. */
export function MediaDialog({ path, draftName, media, onChanged, onClose }: MediaDialogProps) {
  const { t } = useTranslation('shell');
  const { api, session } = usePortal();
  const toast = useToast();
  const errorText = useMediaErrors();
  const { run, busy } = useAction();
  const offerUndo = useUndo();
  const usesId = useId();
  const picker = useRef<HTMLInputElement>(null);
  const { mediaId, name, version, address, width, height, uses } = media;
  const seen = { query: { version } };
  const initial = useMemo(() => pictureValues(media), [media]);
  const form = useForm<typeof initial, unknown>({
    initial,
    send: (values): Promise<unknown> =>
      api.send('PATCH', `${path}/${mediaId}`, { version: draft.version, ...pictureWords(values) }),
    onSent() {
      toast.success(t('admin.ui.media.saved'));
      onChanged();
    },
    errorText: (code) => t([`admin.ui.media.errors.${code}`, 'admin.ui.media.errors.other']),
  });
  const draft = useEditDraft(form, { name: `${draftName}.${mediaId}`, stored: initial, version });

  const replace = (file: File) =>
    void run(
      {
        question: {
          title: t('admin.ui.media.replaceTitle'),
          text: t('admin.ui.media.replaceText', { count: uses.length }),
          confirmLabel: t('admin.ui.media.replace'),
        },
        async work() {
          const body = new FormData();
          body.append('version', String(version));
          body.append('file', file);
          await upload({
            session,
            path: `${path}/${mediaId}/replace`,
            form: body,
            idempotencyKey: crypto.randomUUID(),
            onProgress: () => undefined,
            signal: new AbortController().signal,
          });
        },
        done: t('admin.ui.media.replaced'),
        failed: errorText,
        failedMs: 5000,
        onDone: onChanged,
      },
      'replace',
    );

  async function remove() {
    const isRemoved = await run(
      {
        question: {
          title: t('admin.ui.media.removeTitle', { name }),
          text: t('admin.ui.media.removeText'),
          confirmLabel: t('admin.ui.media.remove'),
          danger: true,
        },
        async work() {
          if ((await api.send('DELETE', `${path}/${mediaId}`, undefined, seen)) === 0) throw new ApiError(404);
        },
        failed: errorText,
        onDone() {
          onClose();
          onChanged();
        },
        onFailed: onChanged,
      },
      'remove',
    );
    if (isRemoved)
      offerUndo({
        text: t('admin.ui.media.removed'),
        label: t('admin.ui.media.undo'),
        work: () => api.send('POST', `${path}/${mediaId}/restore`, undefined, seen),
        done: t('admin.ui.media.undone', { name }),
        failed: t('admin.ui.media.undoFailed'),
        onDone: onChanged,
      });
  }

  return (
    <Dialog open onClose={onClose} title={name} maxWidth={DIALOG_PX}>
      <form {...form.props}>
        <PictureFields
          picture={{ address: `${address}&v=${version}`, width, height }}
          caption={t('admin.ui.media.size', { width, height })}
          form={form}
          maxAlt={longestAlt}
        >
          <section aria-labelledby={usesId}>
            <h3 className={`${layout.small} ${layout.strong}`} id={usesId}>
              {t('admin.ui.media.uses', { count: uses.length })}
            </h3>
            <ul className={styles['uses']}>
              {uses.map(({ title, path: to }, index) => (
                <li key={`${index} ${to}`}>
                  <Link to={to}>{title}</Link>
                </li>
              ))}
            </ul>
          </section>
          <div className={layout.row2}>
            <Button
              size="small"
              variant="secondary"
              loading={busy === 'replace'}
              onClick={() => picker.current?.click()}
            >
              {t('admin.ui.media.replace')}
            </Button>
            <Button
              size="small"
              variant="danger"
              loading={busy === 'remove'}
              disabled={uses.length > 0}
              aria-describedby={uses.length > 0 ? `${usesId}-why` : undefined}
              onClick={() => void remove()}
            >
              {t('admin.ui.media.remove')}
            </Button>
          </div>
          {uses.length > 0 ? (
            <p className={`${layout.muted} ${layout.small}`} id={`${usesId}-why`}>
              {t('admin.ui.media.inUse')}
            </p>
          ) : null}
          <input
            ref={picker}
            type="file"
            accept={acceptedImages}
            hidden
            aria-label={t('admin.ui.media.replace')}
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
