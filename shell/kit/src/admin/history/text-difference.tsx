import { useMemo } from 'react';
import { differenceOf, type Stretch } from './difference.ts';
import styles from './text-difference.module.css';

/** Of what did not change so much stays on each side of a change, so that the changes of a long text are seen at once. */
const CONTEXT = 120;

/** A stretch that did not change, without its middle where it is long. */
function shortened(text: string, isFirst: boolean, isLast: boolean): string {
  const ends = (isFirst ? 0 : CONTEXT) + (isLast ? 0 : CONTEXT);
  if (text.length <= ends + CONTEXT) return text;
  return `${isFirst ? '' : text.slice(0, CONTEXT)} … ${isLast ? '' : text.slice(-CONTEXT)}`;
}

function shown({ kind, text }: Stretch, index: number, all: readonly Stretch[]) {
  if (kind === 'removed') return <del key={index}>{text}</del>;
  if (kind === 'added') return <ins key={index}>{text}</ins>;
  const isAlone = all.length === 1;
  return <span key={index}>{isAlone ? text : shortened(text, index === 0, index === all.length - 1)}</span>;
}

/** How a text became another: what went is struck out, what came is underlined. */
export function TextDifference({ before, after }: { before: string; after: string }) {
  const stretches = useMemo(() => differenceOf(before, after), [before, after]);
  return <p className={styles['text']}>{stretches.map(shown)}</p>;
}
