import { foreignLang, useLocale, useTranslation } from '@portal/kit';
import type { CustomerCase } from '../../api/content.ts';
import { Glyph } from '../../ui/blocks/glyph.tsx';
import { KeptNames } from '../../ui/offers/kept-names.tsx';
import { signOfIndustry } from './sign-of-industry.ts';
import styles from './case-list.module.css';

/** Customer cases: whose, what for, and what was done. */
export function CaseList({ cases, labelledBy }: { cases: readonly CustomerCase[]; labelledBy: string }) {
  const { t } = useTranslation('marketing');
  const locale = useLocale();
  return (
    <ul className={styles.cases} aria-labelledby={labelledBy}>
      {cases.map(({ caseId, lang, company, industryKey, industry, project, details }) => (
        <li key={caseId} lang={foreignLang(lang, locale)}>
          <article className={styles.case} aria-labelledby={`case-${caseId}`}>
            <header className={styles.head}>
              <span className={styles.sign}>
                <Glyph name={signOfIndustry(industryKey)} size={32} />
              </span>
              <span className={styles.industry}>{industry}</span>
            </header>
            <h3 id={`case-${caseId}`} className={styles.project}>
              <KeptNames>{project}</KeptNames>
            </h3>
            <dl className={styles.facts}>
              <dt>{t('application.company')}</dt>
              <dd>{company}</dd>
              <dt>{t('application.details')}</dt>
              <dd>
                <KeptNames>{details}</KeptNames>
              </dd>
            </dl>
          </article>
        </li>
      ))}
    </ul>
  );
}
