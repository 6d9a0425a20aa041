import type { ReactNode } from 'react';
import styles from './articles.module.css';

/** One article of a legal text, as the locale files hold it. */
export interface Article {
  title: string;
  text?: string[];
  items?: string[];
  /** Whether the table of processed data follows. */
  table?: true;
}

interface ArticlesProps {
  articles: Article[];
  /** Ids of the headings: prefix and number; none without a prefix. */
  idPrefix?: string;
  table?: ReactNode;
}

/** The articles of a legal text. */
export function Articles({ articles, idPrefix, table }: ArticlesProps) {
  return articles.map(({ title, text = [], items = [], table: hasTable }, index) => (
    <section className={styles['article']} key={title}>
      <h2 className={styles['title']} id={idPrefix && `${idPrefix}-${index + 1}`}>
        {title}
      </h2>
      {text.map((paragraph) => (
        <p className={styles['paragraph']} key={paragraph}>
          {paragraph}
        </p>
      ))}
      {items.length > 0 && (
        <ol className={styles['items']}>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ol>
      )}
      {hasTable && table}
    </section>
  ));
}
