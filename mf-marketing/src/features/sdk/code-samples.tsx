import { Icon, useToast, useTranslation, layout } from '@portal/kit';
import { SampleChip } from '../../ui/sample/sample-chip.tsx';
import styles from './code-samples.module.css';

export interface CodeSample {
  /** Name of the programming language. */
  language: string;
  code: string;
}

/** Code in several languages, one open at a time; the browser opens them, with or without script. */
export function CodeSamples({ samples }: { samples: readonly CodeSample[] }) {
  const { t } = useTranslation('marketing');
  const toast = useToast();

  async function copy(code: string) {
    try {
      await navigator.clipboard.writeText(code);
      toast.success(t('offers.code.copied'));
    } catch {
      toast.error(t('offers.code.notCopied'));
    }
  }

  return (
    <div className={`${layout.stack2} ${layout.column}`}>
      <p className={styles.note}>
        <SampleChip /> {t('offers.code.note')}
      </p>
      {samples.map(({ language, code }, index) => (
        <details key={language} name="code" className={styles.sample} open={index === 0}>
          <summary className={styles.summary}>{language}</summary>
          <div className={styles.place}>
            <div className={styles.code} tabIndex={0} role="region" aria-label={t('offers.code.of', { language })}>
              <pre>
                <code translate="no">{code}</code>
              </pre>
            </div>
            <button
              type="button"
              className={styles.copy}
              aria-label={t('offers.code.copyOf', { language })}
              onClick={() => void copy(code)}
            >
              <Icon name="copy" size={18} />
              {t('offers.code.copy')}
            </button>
          </div>
        </details>
      ))}
    </div>
  );
}
