import { Icon, useTranslation } from '@portal/kit';
import styles from './fold-button.module.css';

interface FoldButtonProps {
  /** Id of what it folds; that is shown where it has `data-open`, and on wide screens. */
  controls: string;
  isOpen: boolean;
  onToggle(): void;
  /** How many filters in it are set. */
  active?: number;
  /** In place of "Filters". */
  label?: string;
}

/** On phones opens what stands open on wide screens, where it is not shown. */
export function FoldButton({ controls, isOpen, onToggle, active = 0, label }: FoldButtonProps) {
  const { t } = useTranslation('shell');
  return (
    <button type="button" className={styles['fold']} aria-expanded={isOpen} aria-controls={controls} onClick={onToggle}>
      <Icon name="settings" size={18} />
      {active > 0 ? t('admin.ui.list.filtersOn', { count: active }) : (label ?? t('admin.ui.list.filters'))}
    </button>
  );
}
