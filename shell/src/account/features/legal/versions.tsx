import { Chip, Link, useTranslation } from '@portal/kit';
import {
  currentVersion,
  dottedDay,
  lastDayOf,
  LEGAL_DOCUMENTS,
  type LegalDocument,
} from '../../ui/legal/legal-documents.ts';
import styles from './legal-page.module.css';

/** All versions of a document, newest first, each with the time in which it applied. */
export function Versions({ document, shown }: { document: LegalDocument; shown: string }) {
  const { t } = useTranslation('shell');
  const { path, versions } = LEGAL_DOCUMENTS[document];
  const current = currentVersion(document);
  return (
    <section className={styles['versions']} aria-labelledby="versions">
      <h2 className={styles['asideTitle']} id="versions">
        {t('legal.versions')}
      </h2>
      <ul>
        {versions.map((version) => {
          const until = lastDayOf(document, version);
          const text = until
            ? t('legal.older', { from: dottedDay(version), until: dottedDay(until) })
            : `${t('legal.effective')} ${dottedDay(version)}`;
          return (
            <li key={version}>
              {version === shown ? (
                <span aria-current="page">{text}</span>
              ) : (
                <Link to={version === current ? path : `${path}/${version}`}>{text}</Link>
              )}
              {version === current && <Chip tone="primary">{t('legal.current')}</Chip>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
