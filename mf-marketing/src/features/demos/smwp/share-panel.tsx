import { useTranslation, layout } from '@portal/kit';
import { useId, useState } from 'react';
import { OFFERS } from '../../../ui/offers/offers.ts';
import controls from '../stage/controls.module.css';
import { Panel } from '../stage/panel.tsx';
import styles from './share-panel.module.css';

/** The screen as a link: all of it is in the link, nothing is stored. */
export function SharePanel({ hash }: { hash: string }) {
  const { t } = useTranslation('marketing');
  const id = useId();
  const [copied, setCopied] = useState<string>();
  const address = location.origin + OFFERS.smwp.path + hash;

  async function copy() {
    try {
      await navigator.clipboard.writeText(address);
      setCopied(hash);
    } catch {
      // The field beside it can be copied by hand
      document.getElementById(id)?.focus();
    }
  }

  return (
    <Panel title={t('demoSmwp.share.title')}>
      <div className={styles.row}>
        <label htmlFor={id} className={layout.muted}>
          {t('demoSmwp.share.text')}
        </label>
        <input id={id} readOnly value={address} onFocus={({ target }) => target.select()} />
        <button type="button" className={controls.press} onClick={() => void copy()}>
          {t(copied === hash ? 'demoSmwp.share.copied' : 'demoSmwp.share.copy')}
        </button>
      </div>
    </Panel>
  );
}
