import { Icon, useTranslation } from '@portal/kit';
import { useRef, type FormEvent } from 'react';
import { useSearchText } from '../../form/use-search-text.ts';
import { useShortcut } from '../keyboard/use-shortcut.ts';
import styles from './list-toolbar.module.css';

export interface ListSearchProps {
  /** The search that is on. */
  value: string;
  label: string;
  onSearch(text: string): void;
}

/**
 * The search of a list. It is a form, so the browser itself keeps the Enter that ends a Korean syllable apart from the
 * one that submits; a search that is already on is not made again.
 */
export function ListSearch({ value, label, onSearch }: ListSearchProps) {
  const { t } = useTranslation('shell');
  const { text, type, note } = useSearchText(value);
  const field = useRef<HTMLInputElement>(null);
  useShortcut({
    keys: '/',
    label: t('admin.ui.shortcuts.search'),
    within: () => field.current?.form,
    run() {
      field.current?.focus();
      field.current?.select();
      return undefined;
    },
  });

  function search(wanted: string) {
    if (wanted === value) return;
    note(wanted);
    onSearch(wanted);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    search(text.normalize('NFC').trim());
  }

  function clear() {
    type('');
    search('');
  }

  return (
    <form className={styles['search']} role="search" onSubmit={submit}>
      <input
        ref={field}
        type="search"
        name="search"
        aria-keyshortcuts="/"
        maxLength={200}
        autoComplete="off"
        aria-label={label}
        placeholder={label}
        value={text}
        onChange={(event) => type(event.target.value)}
      />
      {text && (
        <button type="button" className={styles['tool']} aria-label={t('admin.ui.list.clearSearch')} onClick={clear}>
          <Icon name="close" size={18} />
        </button>
      )}
      <button type="submit" className={styles['tool']} aria-label={t('admin.ui.list.search')}>
        <Icon name="search" size={18} />
      </button>
    </form>
  );
}
