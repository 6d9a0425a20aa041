import { Button, Icon, useNavigate, useTranslation } from '@portal/kit';
import { useState, type FormEvent } from 'react';
import { listAddress, type ClassroomFilter } from './classroom-filter.ts';
import styles from './post-search.module.css';

/**
 * The search box. It is a form, and so the browser itself keeps the Enter that ends a Korean syllable apart from
 * the one that submits; a search that is already on is not made again.
 */
export function PostSearch({ filter }: { filter: ClassroomFilter }) {
  const { t } = useTranslation('community');
  const navigate = useNavigate();
  const [typed, setTyped] = useState({ text: filter.title, of: filter.title });
  // Back, Forward and links change the search, too.
  const text = typed.of === filter.title ? typed.text : filter.title;

  function search(title: string): void {
    if (title !== filter.title) navigate(listAddress({ ...filter, title, page: 1 }));
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    search(text.normalize('NFC').trim());
  }

  function clear(): void {
    setTyped({ text: '', of: filter.title });
    search('');
  }

  return (
    <form className={styles.search} role="search" action={listAddress({ type: 'all', title: '', page: 1 })} onSubmit={submit}>
      {filter.type === 'all' ? null : <input type="hidden" name="type" value={filter.type} />}
      <div className={styles.box}>
        <input
          className={styles.input}
          type="search"
          name="title"
          maxLength={200}
          autoComplete="off"
          aria-label={t('classroom.search.label')}
          placeholder={t('classroom.search.placeholder')}
          value={text}
          onChange={(event) => setTyped({ text: event.target.value, of: filter.title })}
        />
        {text ? (
          <button className={styles.clear} type="button" aria-label={t('classroom.search.clear')} onClick={clear}>
            <Icon name="close" size={18} />
          </button>
        ) : null}
      </div>
      <Button type="submit" variant="primary">{t('classroom.search.submit')}</Button>
    </form>
  );
}
