import { layout } from '@portal/kit';
import { Fragment } from 'react';
import styles from './result-groups.module.css';

interface MarkedTextProps {
  text: string;
  /** Start and end of each mark, in order and without overlaps. */
  marks: number[][];
}

/** Names such as SM-IO-SERVER: left alone, a browser breaks them after a hyphen. */
const NAMES = /(\p{Lu}{1,16}(?:-\p{Lu}{1,16}){1,4})/u;

/** A text with its marks, in which no name goes over two lines. */
export function MarkedText({ text, marks }: MarkedTextProps) {
  let until = 0;
  return text.split(NAMES).map((part, index) => {
    const start = until;
    until += part.length;
    const content = <Marks text={part} marks={marksWithin(marks, start, until)} />;
    return index % 2 === 1 ? (
      <span key={start} className={layout.nowrap}>
        {content}
      </span>
    ) : (
      <Fragment key={start}>{content}</Fragment>
    );
  });
}

/** What of the marks lies in a part of the text, counted from the start of the part. */
function marksWithin(marks: number[][], start: number, end: number): number[][] {
  return marks
    .map(([from = 0, to = 0]) => [Math.max(from, start) - start, Math.min(to, end) - start])
    .filter(([from = 0, to = 0]) => from < to);
}

function Marks({ text, marks }: MarkedTextProps) {
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
