import { Checkbox, Icon, useTranslation, VisuallyHidden, layout } from '@portal/kit';
import { Articles, type Article } from '../../ui/legal/articles.tsx';
import { currentVersion, dottedDay, LEGAL_DOCUMENTS } from '../../ui/legal/legal-documents.ts';
import type { useJoin } from './use-join.ts';
import styles from './join-form.module.css';

const KINDS = ['terms', 'privacy', 'marketing'] as const;
const PARTS = ['items', 'purpose', 'period', 'refusal'] as const;

/** The terms themselves, or what a consent to process data is about (product.md, "Accounts"). */
function ConsentText({ kind }: { kind: (typeof KINDS)[number] }) {
  const { t } = useTranslation('shell');
  const document = kind === 'terms' ? 'terms' : 'privacy';
  return (
    <div className={styles['text']} tabIndex={0} role="region" aria-label={t(`consents.${kind}.name`)}>
      {kind === 'terms' ? (
        <Articles articles={t('terms.articles', { returnObjects: true }) as Article[]} />
      ) : (
        <dl className={styles['parts']}>
          {PARTS.map((part) => (
            <div key={part}>
              <dt>{t(`consents.${part}`)}</dt>
              <dd>{t(`consents.${kind}.${part}`)}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className={styles['version']}>
        {t('legal.effective')} {dottedDay(currentVersion(document))}
        <a href={LEGAL_DOCUMENTS[document].path} target="_blank" rel="noopener">
          {t(`legal.${document}`)}
          <Icon name="external" size={16} />
          <VisuallyHidden>{t('common.footer.newWindow')}</VisuallyHidden>
        </a>
      </p>
    </div>
  );
}

/** Three consents, none ticked beforehand, each with its text (product.md, "Accounts"). */
export function Consents({ toggle }: Pick<ReturnType<typeof useJoin>, 'toggle'>) {
  const { t } = useTranslation('shell');
  return (
    <fieldset className={layout.stack3}>
      <legend className={styles['legend']}>{t('account.join.consents')}</legend>
      {KINDS.map((kind) => (
        <div className={styles['consent']} key={kind}>
          <Checkbox
            {...toggle(kind)}
            required={kind !== 'marketing'}
            label={
              <>
                <span className={styles['need']}>
                  [{t(kind === 'marketing' ? 'consents.optional' : 'consents.required')}]
                </span>{' '}
                {t(`consents.${kind}.label`)}
              </>
            }
          />
          <details className={styles['details']}>
            <summary>
              <VisuallyHidden>{t(`consents.${kind}.name`)}</VisuallyHidden> {t('account.join.read')}
              <Icon className={styles['arrow']} name="chevron-down" size={16} />
            </summary>
            <ConsentText kind={kind} />
          </details>
        </div>
      ))}
    </fieldset>
  );
}
