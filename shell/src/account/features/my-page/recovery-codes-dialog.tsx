import { Button, Dialog, Icon, useConfirm, useToast, useTranslation, layout } from '@portal/kit';
import { saveFile } from '@portal/kit/remote';
import { useState } from 'react';
import { printText } from './print-text.ts';
import styles from './second-factor.module.css';

/** New recovery codes, which are shown this once: to be copied, saved or printed. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: string[]; onClose(): void }) {
  const { t } = useTranslation('shell');
  const toast = useToast();
  const confirm = useConfirm();
  const [isKept, setIsKept] = useState(false);
  const text = (name: string) => t(`account.security.codes.${name}`);
  const file = `${text('fileTitle')}\n\n${codes.join('\n')}\n\n${text('fileText')}\n`;

  async function copy() {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      setIsKept(true);
      toast.success(text('copied'));
    } catch {
      // The browser or the visitor does not allow it
      toast.error(text('notCopied'));
    }
  }
  function download() {
    saveFile(new Blob([file], { type: 'text/plain;charset=utf-8' }), 'selmatrix-recovery-codes.txt');
    setIsKept(true);
  }
  function print() {
    printText(text('fileTitle'), file);
    setIsKept(true);
  }
  async function close() {
    const question = { title: text('closeTitle'), text: text('closeText'), confirmLabel: text('closeConfirm') };
    if (isKept || (await confirm(question))) onClose();
  }

  return (
    <Dialog
      open
      title={text('dialogTitle')}
      maxWidth={560}
      onClose={() => void close()}
      footer={<Button onClick={() => void close()}>{text('done')}</Button>}
    >
      <p className={styles['warning']}>
        <Icon name="alert" size={18} />
        {text('once')}
      </p>
      <ol className={styles['codes']} aria-label={text('title')}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className={layout.row2}>
        <Button size="small" variant="secondary" onClick={() => void copy()}>
          <Icon name="copy" size={18} />
          {text('copy')}
        </Button>
        <Button size="small" variant="secondary" onClick={download}>
          <Icon name="download" size={18} />
          {text('download')}
        </Button>
        <Button size="small" variant="secondary" onClick={print}>
          <Icon name="print" size={18} />
          {text('print')}
        </Button>
      </div>
    </Dialog>
  );
}
