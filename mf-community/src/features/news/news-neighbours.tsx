import { Icon, Link, useLocale, useTranslation } from '@portal/kit';
import type { NewsDetail, NewsNeighbour } from '../../api/types.ts';
import { newsAddress } from './news-address.ts';
import styles from './news-neighbours.module.css';

interface NewsNeighboursProps extends Pick<NewsDetail, 'previous' | 'next'> {
  page: number;
}

/** Ways to the older and the newer item. */
export function NewsNeighbours({ previous, next, page }: NewsNeighboursProps) {
  const { t } = useTranslation('community');
  if (!previous && !next) return null;
  return (
    <nav className={styles.neighbours} aria-label={t('news.neighbours')}>
      {previous ? (
        <Link className={styles.neighbour} to={newsAddress(previous.newsId, page)}>
          <span className={styles.label}><Icon name="chevron-left" size={18} /> {t('news.previous')}</span>
          <NeighbourTitle neighbour={previous} />
        </Link>
      ) : null}
      {next ? (
        <Link className={`${styles.neighbour} ${styles.next}`} to={newsAddress(next.newsId, page)}>
          <span className={styles.label}>{t('news.next')} <Icon name="chevron-right" size={18} /></span>
          <NeighbourTitle neighbour={next} />
        </Link>
      ) : null}
    </nav>
  );
}

function NeighbourTitle({ neighbour: { title, lang } }: { neighbour: NewsNeighbour }) {
  const locale = useLocale();
  return <span className={styles.title} lang={lang === locale ? undefined : lang}>{title}</span>;
}
