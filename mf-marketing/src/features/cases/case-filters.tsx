import { Link, useTranslation } from '@portal/kit';
import type { CustomerCase } from '../../api/content.ts';
import { OFFERS, offerOf } from '../../ui/offers/offers.ts';
import { choicesOf, filterAddress, FILTERS, type CaseFilter, type FilterName } from './case-filter.ts';
import styles from './case-filters.module.css';

interface CaseFiltersProps {
  cases: readonly CustomerCase[];
  /** The choices in the URL. */
  current: CaseFilter;
}

/** One link a choice, so that each has a URL of its own and needs no script. What would find nothing is no link. */
export function CaseFilters({ cases, current }: CaseFiltersProps) {
  const { t } = useTranslation('marketing');
  const industries = new Map(cases.map(({ industryKey, industry }) => [industryKey, industry]));
  const names: Record<FilterName, (value: string) => string | undefined> = {
    industry: (value) => industries.get(value),
    product: (value) => {
      const offer = offerOf(value);
      return offer && OFFERS[offer].name;
    },
    problem: (value) => t(`application.problems.${value}`),
  };
  return (
    <div className={styles.filters}>
      {FILTERS.map((name) => {
        const all = { value: undefined, label: t('application.all'), count: undefined };
        const choices = choicesOf(cases, current, name).map((each) => ({
          ...each,
          label: names[name](each.value) ?? each.value,
        }));
        return (
          <nav key={name} className={styles.filter} aria-labelledby={`filter-${name}`}>
            <h3 id={`filter-${name}`} className={styles.name}>
              {t(`application.filters.${name}`)}
            </h3>
            <ul className={styles.choices}>
              {[all, ...choices].map(({ value, label, count }) => (
                <li key={value ?? ''}>
                  {count === 0 && value !== current[name] ? (
                    <span className={styles.none}>{label}</span>
                  ) : (
                    <Link
                      to={filterAddress({ ...current, [name]: value })}
                      className={styles.choice}
                      keepPlace
                      aria-current={value === current[name] ? 'true' : undefined}
                    >
                      {label}
                    </Link>
                  )}
                </li>
              ))}
            </ul>
          </nav>
        );
      })}
    </div>
  );
}
