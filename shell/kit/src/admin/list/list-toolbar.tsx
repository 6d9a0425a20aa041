import { Button, useTranslation } from '@portal/kit';
import { useId, useState, type ReactNode } from 'react';
import { FoldButton } from './fold-button.tsx';
import { ListSearch, type ListSearchProps } from './list-search.tsx';
import styles from './list-toolbar.module.css';

export interface ListFilter {
  id: string;
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange(value: string): void;
}

export interface ListToolbarProps {
  search?: ListSearchProps;
  filters?: readonly ListFilter[];
  /** Shows a button that takes search and filters back. */
  onReset?(): void;
  /** Further controls at the end, e.g. the export. */
  children?: ReactNode;
}

/** Above a list: its search, its filters, and what can be done with it as a whole. On phones all but the search is folded. */
export function ListToolbar({ search, filters = [], onReset, children }: ListToolbarProps) {
  const { t } = useTranslation('shell');
  const foldId = useId();
  const [isOpen, setOpen] = useState(false);
  const active = filters.filter(({ value }) => value !== '').length;
  return (
    <div className={styles['toolbar']}>
      {search && <ListSearch {...search} />}
      {(filters.length > 0 || children) && (
        <FoldButton
          controls={foldId}
          isOpen={isOpen}
          onToggle={() => setOpen(!isOpen)}
          active={active}
          label={filters.length > 0 ? undefined : t('admin.ui.list.tools')}
        />
      )}
      <div className={styles['folded']} id={foldId} data-open={isOpen ? '' : undefined}>
        {filters.map(({ id, label, value, options, onChange }) => (
          <label className={styles['filter']} key={id}>
            <span>{label}</span>
            <select value={value} onChange={(event) => onChange(event.target.value)}>
              {options.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </select>
          </label>
        ))}
        {onReset && (
          <Button variant="ghost" size="small" onClick={onReset}>
            {t('admin.ui.list.reset')}
          </Button>
        )}
        {children && <div className={styles['more']}>{children}</div>}
      </div>
    </div>
  );
}
