import { useTranslation } from '@portal/kit';
import { useEffect, useState } from 'react';
import { chooseTheme, currentTheme, THEMES, type Theme } from './theme.ts';
import styles from './theme-picker.module.css';

/** The choice between the two themes. */
export function ThemePicker() {
  const { t } = useTranslation('shell');
  const [theme, setTheme] = useState<Theme>();
  // Documents are rendered alike for everybody: the choice is known in the browser only.
  useEffect(() => setTheme(currentTheme()), []);

  function choose(chosen: Theme) {
    chooseTheme(chosen);
    setTheme(chosen);
  }

  return (
    <div className={styles['picker']} role="group" aria-label={t('common.footer.theme')}>
      <span aria-hidden="true">{t('common.footer.theme')}</span>
      {THEMES.map((name) => (
        <button
          key={name}
          type="button"
          className={styles['choice']}
          data-theme-name={name}
          aria-pressed={name === theme}
          onClick={() => choose(name)}
        >
          <span className={styles['sample']} aria-hidden="true" />
          {t(`common.footer.themes.${name}`)}
        </button>
      ))}
    </div>
  );
}
