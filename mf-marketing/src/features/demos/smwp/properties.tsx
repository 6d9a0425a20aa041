import { useTranslation, layout } from '@portal/kit';
import { useId } from 'react';
import type { Runner } from '../simulation/runner.ts';
import { useModel } from '../simulation/use-model.ts';
import controls from '../stage/controls.module.css';
import { Panel } from '../stage/panel.tsx';
import { change, type Editor } from './editor.ts';
import styles from './properties.module.css';
import { switchPump, TAGS, type Station } from './tags.ts';

interface PropertiesProps {
  runner: Runner<Station>;
  editor: Editor;
  onEdit(editor: Editor): void;
  onRemove(id: number): void;
}

/** Of the chosen widget: which tag it shows, and what else can be done with it. */
export function Properties({ runner, editor, onEdit, onRemove }: PropertiesProps) {
  const { t } = useTranslation('marketing');
  const id = useId();
  const isPumping = useModel(runner, (station) => station.isPumping);
  const widget = editor.widgets.find((known) => known.id === editor.chosen);
  return (
    <Panel title={widget ? t(`demoSmwp.kinds.${widget.kind}`) : t('demoSmwp.properties')}>
      {widget ? (
        <div className={styles.fields}>
          <label htmlFor={id}>{t('demoSmwp.tag')}</label>
          <select
            className={controls.select}
            id={id}
            value={widget.tag}
            onChange={({ target }) => onEdit(change(editor, widget.id, { tag: Number(target.value) }))}
          >
            {TAGS.map(({ key, name }, index) => (
              <option key={key} value={index}>
                {name}
              </option>
            ))}
          </select>
          <p className={layout.muted}>
            {t('demoSmwp.place', {
              column: widget.x + 1,
              row: widget.y + 1,
              width: widget.width,
              height: widget.height,
            })}
          </p>
          <button type="button" className={controls.press} onClick={() => onRemove(widget.id)}>
            {t('demoSmwp.remove')}
          </button>
        </div>
      ) : (
        <p className={layout.muted}>{t('demoSmwp.chooseOne')}</p>
      )}
      <button type="button" className={`${controls.press} ${styles.pump}`} onClick={() => runner.change(switchPump)}>
        {t(isPumping ? 'demoSmwp.stopPump' : 'demoSmwp.startPump')}
      </button>
    </Panel>
  );
}
