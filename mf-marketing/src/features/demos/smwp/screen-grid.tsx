import { useTranslation, layout } from '@portal/kit';
import { useId, type KeyboardEvent, type RefObject } from 'react';
import type { Runner } from '../simulation/runner.ts';
import { change, choose, type Editor } from './editor.ts';
import styles from './screen-grid.module.css';
import { TAGS, type Station } from './tags.ts';
import { useDrag } from './use-drag.ts';
import { placed, type Widget } from './widget.ts';
import { WidgetView } from './widget-view.tsx';

interface ScreenGridProps {
  ref: RefObject<HTMLDivElement | null>;
  runner: Runner<Station>;
  editor: Editor;
  onEdit(editor: Editor): void;
  onRemove(id: number): void;
  onUndo(): void;
  /** A widget was moved by keyboard. */
  onMoved(x: number, y: number): void;
}

const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The screen that is drawn. Widgets are moved by mouse, by touch once they are chosen, and by keyboard. */
export function ScreenGrid({ ref, runner, editor, onEdit, onRemove, onUndo, onMoved }: ScreenGridProps) {
  const { t } = useTranslation('marketing');
  const help = useId();
  const { dragged, begin, ...dragging } = useDrag(ref, (id, patch) => onEdit(change(editor, id, patch)));

  function press(event: KeyboardEvent, widget: Widget) {
    const arrow = ARROWS[event.key];
    if (arrow && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault();
      const [x, y] = arrow;
      const patch = event.shiftKey
        ? { width: widget.width + x, height: widget.height + y }
        : { x: widget.x + x, y: widget.y + y };
      onEdit(change(editor, widget.id, patch));
      const next = placed({ ...widget, ...patch });
      onMoved(next.x, next.y);
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      onRemove(widget.id);
    }
  }

  function pressOnGrid(event: KeyboardEvent) {
    if (event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey) || event.shiftKey) return;
    event.preventDefault();
    onUndo();
  }

  return (
    <div className={layout.shrinks}>
      <div
        ref={ref}
        className={styles.grid}
        role="group"
        tabIndex={-1}
        aria-label={t('demoSmwp.screen')}
        aria-describedby={help}
        onKeyDown={pressOnGrid}
        {...dragging}
      >
        {editor.widgets.map((widget) => {
          const { id, kind, tag, x, y, width, height } =
            dragged?.id === widget.id ? placed({ ...widget, ...dragged }) : widget;
          return (
            <div
              key={id}
              className={styles.widget}
              data-chosen={id === editor.chosen}
              style={{ gridArea: `${y + 1} / ${x + 1} / span ${height} / span ${width}` }}
            >
              <WidgetView kind={kind} tag={tag} runner={runner} />
              <button
                type="button"
                className={styles.hold}
                data-widget={id}
                aria-pressed={id === editor.chosen}
                aria-describedby={help}
                aria-label={t('demoSmwp.widget', {
                  kind: t(`demoSmwp.kinds.${kind}`),
                  tag: TAGS[tag]?.name,
                  column: x + 1,
                  row: y + 1,
                })}
                onFocus={() => id !== editor.chosen && onEdit(choose(editor, id))}
                onKeyDown={(event) => press(event, widget)}
                onPointerDown={(event) => begin(event, widget, 'move')}
              />
              {id === editor.chosen && (
                <span
                  className={styles.corner}
                  aria-hidden="true"
                  onPointerDown={(event) => begin(event, widget, 'size')}
                />
              )}
            </div>
          );
        })}
      </div>
      <p id={help} className={styles.help}>
        {t('demoSmwp.help')}
      </p>
    </div>
  );
}
