import { useTranslation } from '../use-translation.ts';
import { Link } from '../link.tsx';
import styles from './breadcrumbs.module.css';
import { layout } from './layout.ts';

export interface Crumb {
  label: string;
  /** Without a target the name is plain text. */
  to?: string;
}

/** The way from Home to this page; the last crumb is the page itself. */
export function Breadcrumbs({ trail }: { trail: readonly Crumb[] }) {
  const { t } = useTranslation('shell');
  const crumbs: Crumb[] = [{ label: t('common.ui.home'), to: '/' }, ...trail];
  return (
    <nav aria-label={t('common.ui.breadcrumbs')}>
      <ol className={styles['list']}>
        {crumbs.map(({ label, to }, index) => (
          <li className={styles['item']} key={`${index}-${label}`}>
            {index === crumbs.length - 1 ? (
              <span className={layout.strong} aria-current="page">
                {label}
              </span>
            ) : to ? (
              <Link className={styles['link']} to={to}>
                {label}
              </Link>
            ) : (
              <span>{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
