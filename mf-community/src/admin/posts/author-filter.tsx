import { useTranslation } from '@portal/kit';
import { useSearchText } from '@portal/kit/form';
import type { FormEvent } from 'react';
import styles from './author-filter.module.css';

/** A part of the author's e-mail; Enter takes it. */
export function AuthorFilter({ value, onSearch }: { value: string; onSearch(author: string): void }) {
  const { t } = useTranslation('community');
  const { text, type, note } = useSearchText(value);

  function submit(event: FormEvent) {
    event.preventDefault();
    const wanted = text.trim();
    if (wanted === value) return;
    note(wanted);
    onSearch(wanted);
  }

  return (
    <form className={styles.author} onSubmit={submit}>
      <label>
        <span>{t('admin.filters.author')}</span>
        <input
          type="search"
          name="author"
          maxLength={200}
          autoComplete="off"
          value={text}
          onChange={(event) => type(event.target.value)}
        />
      </label>
    </form>
  );
}
