import { useRef } from 'react';
import { KeptNames } from '../../ui/offers/kept-names.tsx';
import { useOnScreen } from '../../ui/on-screen/use-on-screen.ts';
import styles from './architecture.module.css';
import { StageArt, type StageDrawing } from './stage-art.tsx';

export interface Stage {
  key: string;
  drawing: StageDrawing;
  title: string;
  /** The parts of this stage. */
  items: readonly string[];
  /** What flows to the next stage. */
  flow?: string;
  /** Something flows back from there, too. */
  isTwoWay?: boolean;
}

interface ArchitectureProps {
  stages: readonly Stage[];
  /** One sentence that says what the drawing shows. */
  caption: string;
  labelledBy: string;
}

/** The way of the data through a system, drawn: from the sensor over the server to the screen. */
export function Architecture({ stages, caption, labelledBy }: ArchitectureProps) {
  const figure = useRef<HTMLElement>(null);
  // Out of sight, what flows would still cost each frame of the page
  const isOnScreen = useOnScreen(figure);
  return (
    <figure ref={figure} data-moving={isOnScreen}>
      <ol className={styles.stages} aria-labelledby={labelledBy}>
        {stages.map(({ key, drawing, title, items, flow, isTwoWay }) => (
          <li key={key} className={styles.stage}>
            <StageArt drawing={drawing} />
            <h3 className={styles.title}>{title}</h3>
            <ul className={styles.items}>
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
            {flow && (
              <p className={styles.flow}>
                <span className={styles.arrow} data-two-way={isTwoWay} aria-hidden="true">
                  <span className={styles.line} />
                </span>
                {flow}
              </p>
            )}
          </li>
        ))}
      </ol>
      <figcaption className={styles.caption}>
        <KeptNames>{caption}</KeptNames>
      </figcaption>
    </figure>
  );
}
