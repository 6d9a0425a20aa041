import { Button, Icon, useTranslation, layout } from '@portal/kit';
import { useSearchText } from '@portal/kit/form';
import { useEffect, useRef, type FormEvent } from 'react';
import styles from './search-form.module.css';

/** Long enough that a word is typed in one go. */
const pauseMs = 400;

interface SearchFormProps {
  /** What is searched for now; empty for nothing. */
  q: string;
  longest: number;
  /** `isTyping`: after a pause, and not because somebody asked. */
  onSearch(typed: string, isTyping: boolean): void;
}

/** The search field. Without script its form leads to the same page; with it, a pause in typing searches too. */
export function SearchForm({ q, longest, onSearch }: SearchFormProps) {
  const { t } = useTranslation('shell');
  const { text, type, note } = useSearchText(q);
  const pause = useRef<number>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);

  function search(wanted: string, isTyping: boolean): void {
    note(wanted);
    onSearch(wanted, isTyping);
  }

  function change(value: string): void {
    type(value);
    clearTimeout(pause.current);
    // A single letter at the end is a syllable that is not finished
    if (/[\u3131-\u318e]$/.test(value)) return;
    pause.current = window.setTimeout(() => search(value, true), pauseMs);
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    clearTimeout(pause.current);
    search(text, false);
  }

  return (
    <form className={styles['form']} role="search" action="/search" onSubmit={submit}>
      <label className={layout.strong} htmlFor="site-search">
        {t('search.label')}
      </label>
      <div className={styles['row']}>
        <input
          id="site-search"
          className={styles['input']}
          data-arrival={q === '' ? '' : undefined}
          type="search"
          name="q"
          maxLength={longest}
          autoComplete="off"
          enterKeyHint="search"
          aria-describedby="site-search-hint"
          value={text}
          onChange={(event) => change(event.target.value)}
        />
        <Button type="submit">
          <Icon name="search" />
          {t('search.submit')}
        </Button>
      </div>
      <p className={`${layout.flush} ${layout.muted} ${layout.small}`} id="site-search-hint">
        {t('search.hint')}
      </p>
    </form>
  );
}
