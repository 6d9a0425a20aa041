import { Link, useTranslation } from '@portal/kit';
import { listAddress, POST_FILTERS, type ClassroomFilter } from './classroom-filter.ts';
import chips from './type-chips.module.css';

/** Chips that are addresses: each shows one kind of posts, within the search that is on. */
export function PostFilters({ filter }: { filter: ClassroomFilter }) {
  const { t } = useTranslation('community');
  return (
    <nav aria-label={t('classroom.filters')}>
      <ul className={chips.chips}>
        {POST_FILTERS.map((type) => (
          <li key={type}>
            <Link
              className={chips.chip}
              to={listAddress({ ...filter, type, page: 1 })}
              keepPlace
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
