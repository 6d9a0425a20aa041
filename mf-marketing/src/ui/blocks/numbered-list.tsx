import styles from './numbered-list.module.css';

export interface NumberedItem {
  key: string;
  title: string;
  text: string;
}

/** Points that are counted: the number is part of what is said. */
export function NumberedList({ items, labelledBy }: { items: readonly NumberedItem[]; labelledBy: string }) {
  return (
    <ol className={styles.list} aria-labelledby={labelledBy}>
      {items.map(({ key, title, text }, index) => (
        <li key={key} className={styles.item}>
          <span className={styles.number} aria-hidden="true">
            {String(index + 1).padStart(2, '0')}
          </span>
          <div>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
