import { Link, useTranslation } from '@portal/kit';
import { listAddress, POST_FILTERS, type ClassroomFilter } from './classroom-filter.ts';
import styles from './post-filters.module.css';

/** Chips that are addresses: each shows one kind of posts, within the search that is on. */
export function PostFilters({ filter }: { filter: ClassroomFilter }) {
  const { t } = useTranslation('community');
  return (
    <nav aria-label={t('classroom.filters')}>
      <ul className={styles.filters}>
        {POST_FILTERS.map((type) => (
          <li key={type}>
            <Link
              className={styles.filter}
              to={listAddress({ ...filter, type, page: 1 })}
              aria-current={type === filter.type ? 'true' : undefined}
            >
              {t(`classroom.type.${type}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
