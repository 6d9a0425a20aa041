import { Dialog, Icon, useTranslation } from '@portal/kit';
import type { AdminGroup } from '@portal/contract';
import { useEffect, useState } from 'react';
import styles from './admin-search.module.css';
import { SearchPanel } from './search-panel.tsx';

interface AdminSearchProps {
  /** False while a page for visitors is shown. */
  isActive: boolean;
  groups: readonly AdminGroup[];
}

const isMac = () => /mac|iphone|ipad/i.test(navigator.platform);

/** One search over the views for admins and the records of all sections: a button, and Ctrl K or ⌘ K. */
export function AdminSearch({ isActive, groups }: AdminSearchProps) {
  const { t } = useTranslation('shell');
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    if (!isActive) return;
    function openOnKey(event: KeyboardEvent) {
      const isPressed = (isMac() ? event.metaKey : event.ctrlKey) && !event.shiftKey && !event.altKey;
      // A question or a form in a dialog comes first
      if (!isPressed || event.key.toLowerCase() !== 'k' || event.defaultPrevented) return;
      if (document.querySelector('dialog[open]')) return;
      event.preventDefault();
      setIsOpen(true);
    }
    document.addEventListener('keydown', openOnKey);
    return () => document.removeEventListener('keydown', openOnKey);
  }, [isActive]);
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
