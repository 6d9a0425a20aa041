import { Fragment } from 'react';
import styles from './result-groups.module.css';

/** A text with its marks, which are in order and do not overlap. */
export function MarkedText({ text, marks }: { text: string; marks: number[][] }) {
  let until = 0;
  const parts = marks.map(([start = 0, end = 0]) => {
    const before = text.slice(until, start);
    until = end;
    return { start, before, found: text.slice(start, end) };
  });
  return (
    <>
      {parts.map(({ start, before, found }) => (
        <Fragment key={start}>
          {before}
          <mark className={styles['mark']}>{found}</mark>
        </Fragment>
      ))}
      {text.slice(until)}
    </>
  );
}
