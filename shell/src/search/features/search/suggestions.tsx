import { Link, useTranslation, layout } from '@portal/kit';
import styles from './suggestions.module.css';

const LINKS = [
  { key: 'products', to: '/productMenu' },
  { key: 'solutions', to: '/solutionMenu' },
  { key: 'education', to: '/education/schedule' },
  { key: 'documents', to: '/support/download' },
  { key: 'question', to: '/support/question' },
] as const;

/** Where else to look. */
export function Suggestions() {
  const { t } = useTranslation('shell');
  return (
    <nav aria-labelledby="search-suggestions">
      <h2 className={styles['title']} id="search-suggestions">
        {t('search.suggestions.title')}
      </h2>
      <ul className={layout.row2}>
        {LINKS.map(({ key, to }) => (
          <li key={key}>
            <Link className={styles['link']} to={to}>
              {t(`search.suggestions.${key}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
