import { disabledButton, useTranslation, layout } from '@portal/kit';
import controls from '../stage/controls.module.css';
import type { Editor } from './editor.ts';
import { KINDS, MOST_WIDGETS, type Kind } from './widget.ts';

interface ToolbarProps {
  editor: Editor;
  onAdd(kind: Kind): void;
  onUndo(): void;
}

/** What can be placed on the screen, and the way back. */
export function Toolbar({ editor, onAdd, onUndo }: ToolbarProps) {
  const { t } = useTranslation('marketing');
  return (
    <div className={`${layout.row2} ${layout.centered}`} role="group" aria-label={t('demoSmwp.add')}>
      <span className={layout.muted}>{t('demoSmwp.add')}</span>
      {KINDS.map((kind) => (
        <button
          key={kind}
          type="button"
          className={controls.press}
          {...disabledButton(editor.widgets.length >= MOST_WIDGETS, () => onAdd(kind))}
        >
          + {t(`demoSmwp.kinds.${kind}`)}
        </button>
      ))}
      <button type="button" className={controls.press} {...disabledButton(editor.past.length === 0, onUndo)}>
        {t('demoSmwp.undo')}
      </button>
    </div>
  );
}
