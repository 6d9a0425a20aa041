import { TextField, useTranslation } from '@portal/kit';
import type { Form } from '@portal/kit/form';
import { useImageSource } from '@portal/kit/remote';
import type { MouseEvent, ReactNode } from 'react';
import styles from './picture-fields.module.css';
import type { PictureValues } from './picture-values.ts';
import { layout } from '../../ui/layout.ts';

interface PictureFieldsProps {
  /** Its size in pixels and where it is. */
  picture: { address: string; width: number; height: number };
  /** Below the picture, such as its name and size. */
  caption?: ReactNode;
  form: Pick<Form<PictureValues>, 'values' | 'set' | 'field'>;
  /** Letters of a description. */
  maxAlt: number;
  altHint?: ReactNode;
  /** What follows the fields: buttons, a `SaveBar`. */
  children?: ReactNode;
}

/** A coordinate within a picture, in whole percent. */
const percentOf = (at: number, length: number): string =>
  String(Math.round(Math.min(Math.max(at / length, 0), 1) * 100));

/**
 * What is said of a picture in both languages, and its focal point: the part that stays in sight where the picture is cut. To be
 * put into the form whose fields it shows.
 */
export function PictureFields({ picture, caption, form, maxAlt, altHint, children }: PictureFieldsProps) {
  const { t } = useTranslation('shell');
  const { focalX, focalY } = form.values;
  const source = useImageSource(picture.address, false);

  function point({ nativeEvent, currentTarget }: MouseEvent<HTMLElement>): void {
    form.set({
      focalX: percentOf(nativeEvent.offsetX, currentTarget.clientWidth),
      focalY: percentOf(nativeEvent.offsetY, currentTarget.clientHeight),
    });
  }

  return (
    <div className={styles['parts']}>
      <figure className={styles['figure']}>
        {/* The pointer's way; the two sliders are everybody's, so that Tab passes this one. */}
        <button
          type="button"
          className={styles['picture']}
          tabIndex={-1}
          aria-label={t('admin.ui.picture.focalHint')}
          onClick={point}
        >
          <img src={source} alt="" width={picture.width} height={picture.height} />
          <span className={styles['point']} style={{ left: `${focalX}%`, top: `${focalY}%` }} aria-hidden="true" />
        </button>
        {caption && <figcaption>{caption}</figcaption>}
      </figure>
      <div className={`${layout.stack4} ${layout.shrinks}`}>
        <TextField
          label={t('admin.ui.picture.altKo')}
          hint={altHint}
          lang="ko"
          maxLength={maxAlt}
          {...form.field('altKo')}
        />
        <TextField label={t('admin.ui.picture.altEn')} lang="en" maxLength={maxAlt} {...form.field('altEn')} />
        <TextField
          type="range"
          min={0}
          max={100}
          label={t('admin.ui.picture.focalX', { percent: focalX })}
          {...form.field('focalX')}
        />
        <TextField
          type="range"
          min={0}
          max={100}
          label={t('admin.ui.picture.focalY', { percent: focalY })}
          hint={t('admin.ui.picture.focalHint')}
          {...form.field('focalY')}
        />
        {children}
      </div>
    </div>
  );
}
