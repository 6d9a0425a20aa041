import { Pagination } from '@portal/kit';
import type { ComponentProps } from 'react';
import styles from './board-pagination.module.css';

// Spec, "Classroom list": six pages on wide screens and four on narrow ones.
const WIDE_BUTTONS = 6;
const NARROW_BUTTONS = 4;

/** Pages below a list. Both widths are there and the style sheet shows one, so that nothing jumps after hydration. */
export function BoardPagination(props: Omit<ComponentProps<typeof Pagination>, 'maxButtons'>) {
  if (props.pageCount <= 1 && props.page <= 1) return null;
  return (
    <div className={styles.pagination}>
      <div className={styles.wide}>
        <Pagination {...props} maxButtons={WIDE_BUTTONS} />
      </div>
      <div className={styles.narrow}>
        <Pagination {...props} maxButtons={NARROW_BUTTONS} />
      </div>
    </div>
  );
}
