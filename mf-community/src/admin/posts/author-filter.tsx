import { useTranslation } from '@portal/kit';
import { useState, type FormEvent } from 'react';
import styles from './author-filter.module.css';

/** A part of the author's e-mail; Enter takes it. */
export function AuthorFilter({ value, onSearch }: { value: string; onSearch(author: string): void }) {
  const { t } = useTranslation('community');
  const [typed, setTyped] = useState({ text: value, of: value });
  // Back, Forward and links change it, too.
  const text = typed.of === value ? typed.text : value;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (text.trim() !== value) onSearch(text.trim());
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
          onChange={(event) => setTyped({ text: event.target.value, of: value })}
        />
      </label>
    </form>
  );
}
