import { foreignLang, Icon, Link, useLocale, useTranslation, layout } from '@portal/kit';
import type { CustomerCase } from '../../api/content.ts';
import { KeptNames } from '../../ui/offers/kept-names.tsx';
import { SampleChip } from '../../ui/sample/sample-chip.tsx';
import { caseAddress } from './case-address.ts';
import { CaseArt } from './case-art.tsx';
import { CasePicture } from './case-picture.tsx';
import { figuresOf } from './figures-of.ts';
import styles from './case-list.module.css';

interface CaseListProps {
  cases: readonly CustomerCase[];
  labelledBy: string;
  /** Shows a case's picture; left out, as everybody gets it. */
  picture?: typeof CasePicture;
}

/** Customer cases: whose, what for, what was done, and what came of it in one figure. Each leads to its story. */
export function CaseList({ cases, labelledBy, picture: ShownPicture = CasePicture }: CaseListProps) {
  const { t } = useTranslation('marketing');
  const locale = useLocale();
  return (
    <ul className={styles.cases} aria-labelledby={labelledBy}>
      {cases.map((each) => {
        const { caseId, lang, company, industry, project, details, offers, isSample, picture } = each;
        const [first] = figuresOf(each.figures);
        return (
          <li key={caseId} lang={foreignLang(lang, locale)}>
            <article className={styles.case} aria-labelledby={`case-${caseId}`}>
              {picture ? (
                <div className={styles.picture}>
                  <ShownPicture
                    picture={picture}
                    shape="card"
                    sizes="(width >= 1280px) 590px, (width >= 700px) 50vw, 100vw"
                  />
                </div>
              ) : (
                <CaseArt offers={offers} />
              )}
              <div className={styles.words}>
                <p className={`${layout.row2} ${layout.centered}`}>
                  <span className={styles.industry}>{industry}</span>
                  {isSample && <SampleChip />}
                </p>
                <h3 id={`case-${caseId}`} className={styles.project}>
                  <Link to={caseAddress(each)} className={styles.link}>
                    <KeptNames>{project}</KeptNames>
                  </Link>
                </h3>
                <dl className={styles.facts}>
                  <dt>{t('application.company')}</dt>
                  <dd>{company}</dd>
                  <dt>{t('application.details')}</dt>
                  <dd>
                    <KeptNames>{details}</KeptNames>
                  </dd>
                </dl>
                {first && (
                  <p className={styles.result}>
                    <strong>{first.figure}</strong> {first.label}
                    <Icon name="chevron-right" size={20} className={styles.arrow} />
                  </p>
                )}
              </div>
            </article>
          </li>
        );
      })}
    </ul>
  );
}
