import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { useNavigate } from '../portal-context.tsx';
import { useTranslation } from '../use-translation.ts';
import { Link } from '../link.tsx';
import { disabledButton } from './disabled-button.ts';
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

/**
 * Steps through the pages of a list. Shows nothing when there is one page only. A page that is not there any more, such as
 * the last one after its only row is deleted, leads to the last one that is: render it below an empty page too.
 */
export function Pagination({ page, pageCount, maxButtons = 5, label, hrefFor, onPage }: PaginationProps) {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const lastPage = Math.max(1, pageCount);
  const isGone = page > lastPage;
  const goToLast = useEffectEvent(() => {
    if (hrefFor) navigate(hrefFor(lastPage), { replace: true, keepPlace: true });
    else onPage?.(lastPage);
  });
  useEffect(() => {
    if (isGone) goToLast();
  }, [isGone, lastPage]);
  if (pageCount <= 1) return null;

  function step(target: number, name: string, content: ReactNode, isCurrent = false) {
    const common = {
      className: styles['step'],
      'aria-label': name,
      'aria-current': isCurrent ? ('page' as const) : undefined,
    };
    const isOutside = target < 1 || target > pageCount;
    if (!hrefFor)
      return (
        <button {...common} type="button" {...disabledButton(isOutside, () => onPage?.(target))}>
          {content}
        </button>
      );
    return isOutside ? (
      <span {...common} role="link" aria-disabled="true">
        {content}
      </span>
    ) : (
      <Link {...common} to={hrefFor(target)} keepPlace>
        {content}
      </Link>
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
