import { Container, Link, PageBanner, useTranslation } from '@portal/kit';
import { Articles, type Article } from '../../ui/legal/articles.tsx';
import { currentVersion, dottedDay, LEGAL_DOCUMENTS, type LegalDocument } from '../../ui/legal/legal-documents.ts';
import styles from './legal-page.module.css';
import { ProcessingTable } from './processing-table.tsx';
import { Versions } from './versions.tsx';

interface LegalPageProps {
  document: LegalDocument;
  /** An older version; the one that applies otherwise. */
  version?: string;
  lead: string;
  articles: Article[];
}

/** A legal document: the date of its version, its contents, its articles and its other versions. */
export function LegalPage({ document, version, lead, articles }: LegalPageProps) {
  const { t } = useTranslation('shell');
  const shown = version ?? currentVersion(document);
  const title = t(`legal.${document}`);
  const others = (Object.keys(LEGAL_DOCUMENTS) as LegalDocument[]).filter((name) => name !== document);
  return (
    <>
      <PageBanner
        className={styles['banner']}
        title={title}
        lead={lead}
        trail={[{ label: t('legal.trail') }, { label: title }]}
      />
      <Container className={styles['page']}>
        <aside className={styles['aside']}>
          <dl className={styles['facts']}>
            <div>
              <dt>{t('legal.effective')}</dt>
              <dd>
                <time dateTime={shown}>{dottedDay(shown)}</time>
              </dd>
            </div>
          </dl>
          {articles.length > 4 && (
            <nav className={styles['contents']} aria-label={t('legal.contents')}>
              <h2 className={styles['asideTitle']}>{t('legal.contents')}</h2>
              <ul>
                {articles.map((article, index) => (
                  <li key={article.title}>
                    <a href={`#article-${index + 1}`}>{article.title}</a>
                  </li>
                ))}
              </ul>
            </nav>
          )}
        </aside>
        <div className={styles['text']}>
          {shown !== currentVersion(document) && (
            <p className={styles['outdated']}>
              {t('legal.outdated')} <Link to={LEGAL_DOCUMENTS[document].path}>{t('legal.toCurrent')}</Link>
            </p>
          )}
          <Articles articles={articles} idPrefix="article" table={<ProcessingTable />} />
          <Versions document={document} shown={shown} />
          <nav className={styles['others']} aria-labelledby="other-policies">
            <h2 className={styles['asideTitle']} id="other-policies">
              {t('legal.other')}
            </h2>
            <ul>
              {others.map((name) => (
                <li key={name}>
                  <Link to={LEGAL_DOCUMENTS[name].path}>{t(`legal.${name}`)}</Link>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </Container>
    </>
  );
}
