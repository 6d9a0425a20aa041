import { Checkbox, Icon, useTranslation, VisuallyHidden } from '@portal/kit';
import type { JoinErrors } from './check-join.ts';
import styles from './join-form.module.css';

const PARTS = ['items', 'purpose', 'period', 'refusal'] as const;

function ConsentText({ name }: { name: 'terms' | 'privacy' | 'marketing' }) {
  const { t } = useTranslation('shell');
  if (name === 'terms') {
    const paragraphs = t('account.consent.terms.text', { returnObjects: true }) as string[];
    return (
      <ol className={styles['text']}>
        {paragraphs.map((paragraph) => (
          <li key={paragraph}>{paragraph}</li>
        ))}
      </ol>
    );
  }
  return (
    <dl className={styles['text']}>
      {PARTS.map((part) => (
        <div key={part}>
          <dt>{t(`account.consent.${part}`)}</dt>
          <dd>{t(`account.consent.${name}.${part}`)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Three consents, none ticked beforehand, each with its text (product.md, "Accounts"). */
export function Consents({ errors }: { errors: JoinErrors }) {
  const { t } = useTranslation('shell');
  return (
    <fieldset className={styles['consents']}>
      <legend className={styles['legend']}>{t('account.join.consents')}</legend>
      {(['terms', 'privacy', 'marketing'] as const).map((name) => (
        <div className={styles['consent']} key={name}>
          <Checkbox
            name={name}
            required={name !== 'marketing'}
            error={errors[name] && t(`account.errors.${errors[name]}`)}
            label={
              <>
                <span className={styles['need']}>[{t(name === 'marketing' ? 'account.consent.optional' : 'account.consent.required')}]</span>
                {t(`account.consent.${name}.label`)}
              </>
            }
          />
          <details className={styles['details']}>
            <summary>
              {t('account.consent.read')} <VisuallyHidden>{t(`account.consent.${name}.label`)}</VisuallyHidden>
              <Icon className={styles['arrow']} name="chevron-down" size={16} />
            </summary>
            <ConsentText name={name} />
          </details>
        </div>
      ))}
    </fieldset>
  );
}
