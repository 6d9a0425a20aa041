import { Button, useTranslation } from '@portal/kit';
import type { ReactNode } from 'react';
import styles from './selection-bar.module.css';
import { layout } from '../../ui/layout.ts';

/** The number of selected rows and the actions for them. Its live region is always there, so that it is announced. */
export function SelectionBar({ count, onClear, children }: { count: number; onClear(): void; children: ReactNode }) {
  const { t } = useTranslation('shell');
  return (
    <div className={styles['selection']} data-open={count > 0 ? '' : undefined}>
      <strong role="status">{count > 0 && t('admin.ui.table.selected', { count })}</strong>
      {count > 0 && (
        <div className={`${layout.row2} ${layout.centered}`}>
          {children}
          <Button variant="ghost" size="small" onClick={onClear}>
            {t('admin.ui.table.clear')}
          </Button>
        </div>
      )}
    </div>
  );
}
