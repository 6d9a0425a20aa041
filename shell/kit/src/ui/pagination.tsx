import type { ReactNode } from 'react';
import { useTranslation } from '../use-translation.ts';
import { Link } from '../link.tsx';
import { Icon } from './icon.tsx';
import { pageWindow } from './page-window.ts';
import styles from './pagination.module.css';

export interface PaginationProps {
  /** The page shown, from 1. */
  page: number;
  pageCount: number;
  /** How many numbered buttons at most. */
  maxButtons?: number;
  /** Name of the navigation, when a page has several. */
  label?: string;
  /** The address of a page: buttons are then links. */
  hrefFor?(page: number): string;
  /** Called with the page that was chosen, when there is no address for it. */
  onPage?(page: number): void;
}

/** Steps through the pages of a list. Shows nothing when there is one page only. */
export function Pagination({ page, pageCount, maxButtons = 5, label, hrefFor, onPage }: PaginationProps) {
  const { t } = useTranslation('shell');
  if (pageCount <= 1) return null;

  function step(target: number, name: string, content: ReactNode, isCurrent = false) {
    const common = {
      className: styles['step'],
      'aria-label': name,
      'aria-current': isCurrent ? ('page' as const) : undefined,
    };
    const isOutside = target < 1 || target > pageCount;
    if (isOutside) {
      return (
        <span {...common} role="link" aria-disabled="true">
          {content}
        </span>
      );
    }
    return hrefFor ? (
      <Link {...common} to={hrefFor(target)}>
        {content}
      </Link>
    ) : (
      <button {...common} type="button" onClick={() => onPage?.(target)}>
        {content}
      </button>
    );
  }

  return (
    <nav aria-label={label ?? t('common.ui.pagination')}>
      <ul className={styles['list']}>
        <li>{step(page - 1, t('common.ui.previousPage'), <Icon name="chevron-left" />)}</li>
        {pageWindow(page, pageCount, maxButtons).map((number) => (
          <li key={number}>{step(number, t('common.ui.pageNumber', { page: number }), number, number === page)}</li>
        ))}
        <li>{step(page + 1, t('common.ui.nextPage'), <Icon name="chevron-right" />)}</li>
      </ul>
    </nav>
  );
}
