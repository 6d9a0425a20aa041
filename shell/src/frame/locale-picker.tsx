import { LOCALES, useLocale, usePortal, useTranslation, VisuallyHidden } from '@portal/kit';
import styles from './locale-picker.module.css';

/** The two languages of the site, each named in itself. */
export function LocalePicker() {
  const { t } = useTranslation('shell');
  const portal = usePortal();
  const current = useLocale();
  return (
    <div className={styles['picker']} role="group" aria-label={t('common.header.locale')}>
      {LOCALES.map((locale) => (
        <button
          key={locale}
          type="button"
          className={styles['choice']}
          lang={locale}
          aria-pressed={locale === current}
          onClick={() => void portal.setLocale(locale)}
        >
          {t(`common.header.locales.${locale}.short`)}{' '}
          <VisuallyHidden>{t(`common.header.locales.${locale}.name`)}</VisuallyHidden>
        </button>
      ))}
    </div>
  );
}
