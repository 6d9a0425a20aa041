import { Link, useTranslation } from '@portal/kit';
import type { CustomerCase } from '../../api/content.ts';
import styles from './industry-filter.module.css';

interface IndustryFilterProps {
  cases: readonly CustomerCase[];
  /** The industry in the address; none shows all. */
  current: string | null;
}

/** One link an industry, so that a choice has an address of its own and needs no script. */
export function IndustryFilter({ cases, current }: IndustryFilterProps) {
  const { t } = useTranslation('marketing');
  const industries = new Map(cases.map(({ industryKey, industry }) => [industryKey, industry]));
  const choices = [
    { key: null, name: t('application.all'), to: '/application#cases' },
    ...[...industries].map(([key, name]) => ({ key, name, to: `/application?industry=${key}#cases` })),
  ];
  return (
    <nav aria-label={t('application.filter')}>
      <ul className={styles.choices}>
        {choices.map(({ key, name, to }) => (
          <li key={to}>
            <Link to={to} className={styles.choice} aria-current={key === current ? 'true' : undefined}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
