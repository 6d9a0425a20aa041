import { Button, Icon, useNavigate, useTranslation } from '@portal/kit';
import { useSearchText } from '@portal/kit/form';
import { useRef, type FormEvent } from 'react';
import styles from './board-search.module.css';

interface BoardSearchProps {
  /** What is searched for now; empty for nothing. */
  title: string;
  /** Address of the first page of what a search finds. */
  addressOf(title: string): string;
}

/**
 * The search box. It is a form, and so the browser itself keeps the Enter that ends a Korean syllable apart from
 * the one that submits; a search that is already on is not made again.
 */
export function BoardSearch({ title, addressOf }: BoardSearchProps) {
  const { t } = useTranslation('community');
  const navigate = useNavigate();
  const { text, type, note } = useSearchText(title);
  const field = useRef<HTMLInputElement>(null);
  const [list, query] = addressOf('').split('?');

  function search(wanted: string): void {
    if (wanted === title) return;
    note(wanted);
    navigate(addressOf(wanted), { keepPlace: true });
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    // A title that was copied from its page may have word joiners (`wholeNames`).
    search(text.normalize('NFC').replaceAll('\u2060', '').trim());
  }

  function clear(): void {
    type('');
    // The button goes with the text
    field.current?.focus();
    search('');
  }

  return (
    <form className={styles.search} role="search" action={list} onSubmit={submit}>
      {[...new URLSearchParams(query)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className={styles.box}>
        <input
          ref={field}
          className={styles.input}
          type="search"
          name="title"
          maxLength={200}
          autoComplete="off"
          aria-label={t('board.search.label')}
          placeholder={t('board.search.placeholder')}
          value={text}
          onChange={(event) => type(event.target.value)}
        />
        {text ? (
          <button className={styles.clear} type="button" aria-label={t('board.search.clear')} onClick={clear}>
            <Icon name="close" size={18} />
          </button>
        ) : null}
      </div>
      <Button type="submit" variant="primary">
        {t('board.search.submit')}
      </Button>
    </form>
  );
}
