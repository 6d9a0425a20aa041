import { Icon, useDismissal, useToast, useTranslation } from '@portal/kit';
import { useRef, useState } from 'react';
import styles from './copy-button.module.css';

/** Copies an address: a toast for all, a check in place for the eye. A failure is only logged (spec, "Calls"). */
export function CopyButton({ text }: { text: string }) {
  const { t } = useTranslation('marketing');
  const toast = useToast();
  const [copied, setCopied] = useState<string>();
  const isCopied = copied === text;
  const button = useRef<HTMLButtonElement>(null);
  useDismissal(button, isCopied, () => setCopied(undefined));

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(text);
      toast.success(t('location.copied'));
    } catch (error) {
      console.warn(error);
    }
  }

  return (
    <button
      type="button"
      ref={button}
      className={styles.copy}
      aria-label={t('location.copy')}
      onClick={() => void copy()}
      onBlur={() => setCopied(undefined)}
    >
      <Icon name={isCopied ? 'check' : 'copy'} size={18} />
      <span className={styles.tip} aria-hidden="true">
        {t('location.copy')}
      </span>
    </button>
  );
}
