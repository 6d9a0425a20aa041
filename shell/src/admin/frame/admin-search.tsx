import { Dialog, Icon, useTranslation } from '@portal/kit';
import { isMac, useShortcut } from '@portal/kit/admin';
import type { AdminGroup } from '@portal/contract';
import { useState } from 'react';
import styles from './admin-search.module.css';
import { SearchPanel } from './search-panel.tsx';

interface AdminSearchProps {
  /** False while a page for visitors is shown. */
  isActive: boolean;
  groups: readonly AdminGroup[];
}

/** One search over the views for admins and the records of all sections: a button, and Ctrl K or ⌘ K. */
export function AdminSearch({ isActive, groups }: AdminSearchProps) {
  const { t } = useTranslation('shell');
  const [isOpen, setIsOpen] = useState(false);
  useShortcut(
    isActive
      ? {
          keys: 'Ctrl+K',
          label: t('admin.lookup.title'),
          run() {
            setIsOpen(true);
            return undefined;
          },
        }
      : undefined,
  );
  const close = () => setIsOpen(false);
  return (
    <>
      <button
        type="button"
        className={styles['open']}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setIsOpen(true)}
      >
        <Icon name="search" size={18} />
        {t('admin.lookup.open')}
        <kbd className={styles['key']}>{isMac() ? '⌘ K' : 'Ctrl K'}</kbd>
      </button>
      <Dialog open={isOpen} onClose={close} title={t('admin.lookup.title')} maxWidth={680}>
        <SearchPanel groups={groups} onDone={close} />
      </Dialog>
    </>
  );
}
