import { Button, ErrorState, TextField, useToast, useTranslation } from '@portal/kit';
import { FormSection, SaveBar, useForm } from '@portal/kit/admin';
import { useMemo, type MouseEvent } from 'react';
import { useApi } from '../../api/client.ts';
import type { Picture } from '../../api/entries.ts';
import { pictureAddress } from '../../features/cases/case-picture.tsx';
import { PictureUpload } from './picture-upload.tsx';
import styles from './picture-form.module.css';

const longestAlt = 200;

interface PictureFormProps {
  /** The one that the entry names. */
  picture: Picture | undefined;
  isFailed: boolean;
  /** Reads it again. */
  onReload(): void;
  /** The entry is to show another one, or none for ''; the entry still has to be saved. */
  onChosen(pictureId: string): void;
}

function PictureSettings({ picture, onReload }: { picture: Picture; onReload(): void }) {
  const { t } = useTranslation('marketing');
  const api = useApi();
  const toast = useToast();
  const { pictureId, name, version, width, height } = picture;
  const initial = useMemo(
    () => ({
      altKo: picture.altKo ?? '',
      altEn: picture.altEn ?? '',
      focalX: String(picture.focalX),
      focalY: String(picture.focalY),
    }),
    [picture],
  );
  const form = useForm<typeof initial, Picture>({
    initial,
    send: ({ altKo, altEn, focalX, focalY }): Promise<Picture> =>
      api.send('PATCH', `/api/content/admin/pictures/${pictureId}`, {
        version,
        altKo: altKo.trim() || null,
        altEn: altEn.trim() || null,
        focalX: Number(focalX),
        focalY: Number(focalY),
      }),
    onSent() {
      toast.success(t('admin.picture.saved'));
      onReload();
    },
    errorText: (code) => t(`admin.errors.${code}`, { defaultValue: t('admin.errors.other') }),
  });
  const { focalX, focalY } = form.values;

  function point({ nativeEvent, currentTarget }: MouseEvent<HTMLElement>): void {
    const percent = (at: number, length: number) => String(Math.round(Math.min(Math.max(at / length, 0), 1) * 100));
    form.set({
      focalX: percent(nativeEvent.offsetX, currentTarget.clientWidth),
      focalY: percent(nativeEvent.offsetY, currentTarget.clientHeight),
    });
  }

  return (
    <form {...form.props} className={styles.form}>
      <figure className={styles.figure}>
        {/* The pointer's way; the two sliders are everybody's, so that Tab passes this one. */}
        <button
          type="button"
          className={styles.picture}
          tabIndex={-1}
          aria-label={t('admin.picture.focalHint')}
          onClick={point}
        >
          <img src={pictureAddress(picture, 'medium.webp')} alt="" width={width} height={height} />
          <span className={styles.point} style={{ left: `${focalX}%`, top: `${focalY}%` }} aria-hidden="true" />
        </button>
        <figcaption>{t('admin.picture.size', { name, width, height })}</figcaption>
      </figure>
      <div className={styles.fields}>
        <TextField
          label={t('admin.picture.altKo')}
          hint={t('admin.picture.altHint')}
          lang="ko"
          maxLength={longestAlt}
          {...form.field('altKo')}
        />
        <TextField label={t('admin.picture.altEn')} lang="en" maxLength={longestAlt} {...form.field('altEn')} />
        <TextField
          type="range"
          min={0}
          max={100}
          label={t('admin.picture.focalX', { percent: focalX })}
          {...form.field('focalX')}
        />
        <TextField
          type="range"
          min={0}
          max={100}
          label={t('admin.picture.focalY', { percent: focalY })}
          hint={t('admin.picture.focalHint')}
          {...form.field('focalY')}
        />
        <SaveBar form={form} onShowCurrent={onReload} submitLabel={t('admin.picture.save')} />
      </div>
    </form>
  );
}

/** The picture of an entry: which one, its words, and what must stay in sight where it is cut. */
export default function PictureForm({ picture, isFailed, onReload, onChosen }: PictureFormProps) {
  const { t } = useTranslation('marketing');
  return (
    <FormSection title={t('admin.picture.title')} lead={t('admin.picture.lead')}>
      {isFailed && <ErrorState onRetry={onReload} />}
      {picture && <PictureSettings picture={picture} onReload={onReload} />}
      <div className={styles.buttons}>
        <PictureUpload label={t(picture ? 'admin.picture.replace' : 'admin.picture.add')} onUploaded={onChosen} />
        {picture && (
          <Button size="small" variant="secondary" onClick={() => onChosen('')}>
            {t('admin.picture.remove')}
          </Button>
        )}
      </div>
    </FormSection>
  );
}
