import { Checkbox, Dialog, Icon, useTranslation, VisuallyHidden, layout } from '@portal/kit';
import {
  areCharactersOff,
  isMac,
  listShortcuts,
  onAnnouncement,
  turnCharacters,
  useShortcut,
  type Shortcut,
} from '@portal/kit/admin';
import { useEffect, useState } from 'react';
import styles from './shortcut-help.module.css';

const shownKeys = (keys: string) =>
  keys
    .replace('Ctrl+', isMac() ? '⌘ ' : 'Ctrl ')
    .toUpperCase()
    .replace('CTRL', 'Ctrl');

/** The shortcuts of the view that is open: a button, and `?`. Says what they did where the focus does not tell. */
export function ShortcutHelp({ isActive }: { isActive: boolean }) {
  const { t } = useTranslation('shell');
  const [shown, setShown] = useState<Shortcut[]>();
  const [isOn, setIsOn] = useState(() => !areCharactersOff());
  const [said, setSaid] = useState('');
  useEffect(() => onAnnouncement(setSaid), []);

  function show(): undefined {
    setShown(listShortcuts());
  }
  useShortcut(isActive ? { keys: '?', label: t('admin.ui.shortcuts.title'), run: show } : undefined);

  function turn(isWanted: boolean) {
    turnCharacters(isWanted);
    setIsOn(isWanted);
  }

  return (
    <>
      <button type="button" className={styles['open']} aria-keyshortcuts="?" onClick={show}>
        <Icon name="info" size={18} />
        {t('admin.ui.shortcuts.title')}
        <kbd className={styles['key']}>?</kbd>
      </button>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
      <Dialog
        open={shown !== undefined}
        onClose={() => setShown(undefined)}
        title={t('admin.ui.shortcuts.title')}
        maxWidth={520}
      >
        <p className={`${layout.muted} ${layout.small}`}>{t('admin.ui.shortcuts.lead')}</p>
        <dl className={styles['list']}>
          {(shown ?? []).map(({ keys, label }) => (
            <div key={keys} className={styles['row']}>
              <dt>
                <kbd className={styles['key']}>{shownKeys(keys)}</kbd>
              </dt>
              <dd>{label}</dd>
            </div>
          ))}
        </dl>
        <Checkbox
          label={t('admin.ui.shortcuts.characters')}
          checked={isOn}
          onChange={({ target }) => turn(target.checked)}
        />
      </Dialog>
    </>
  );
}
