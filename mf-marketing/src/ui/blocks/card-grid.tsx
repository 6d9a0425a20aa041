import { Glyph } from './glyph.tsx';
import type { GlyphName } from './glyph-paths.ts';
import styles from './card-grid.module.css';

export interface TextCard {
  key: string;
  title: string;
  text: string;
  glyph?: GlyphName;
  /** Short entries under the text. */
  points?: readonly string[];
}

interface CardGridProps {
  cards: readonly TextCard[];
  columns: 2 | 3 | 4;
  /** Id of the heading that names the list. */
  labelledBy: string;
  level?: 3 | 4;
}

/** Things of the same kind side by side, each with a sign, a name and a sentence. */
export function CardGrid({ cards, columns, labelledBy, level = 3 }: CardGridProps) {
  const Heading = `h${level}` as const;
  return (
    <ul className={styles.grid} data-columns={columns} aria-labelledby={labelledBy}>
      {cards.map(({ key, title, text, glyph, points }) => (
        <li key={key} className={styles.card}>
          {glyph && (
            <span className={styles.sign}>
              <Glyph name={glyph} />
            </span>
          )}
          <Heading className={styles.title}>{title}</Heading>
          <p className={styles.text}>{text}</p>
          {points && (
            <ul className={styles.points}>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}
