import { Button, TextField, useToast, useTranslation, layout } from '@portal/kit';
import { useApi } from '../../../api/client.ts';
import { confirmTotp, type NewTotp } from '../../../api/second-factor.ts';
import form from '../../ui/account-page/form.module.css';
import { FormMessage } from '../../ui/account-page/form-message.tsx';
import { useAccountForm } from '../../ui/account-page/use-account-form.ts';
import { QrCode } from './qr-code.tsx';
import styles from './totp.module.css';

interface TotpSetUpProps {
  totp: NewTotp;
  onConfirmed(): void;
  onCancel(): void;
}

/** Shows the key for an authenticator app, as a picture and to be typed, and asks for its first code. */
export function TotpSetUp({ totp: { uri, secret }, onConfirmed, onCancel }: TotpSetUpProps) {
  const { t } = useTranslation('shell');
  const api = useApi();
  const toast = useToast();
  const text = (name: string) => t(`account.security.totp.${name}`);
  const { props, field, message, isSending } = useAccountForm({
    initial: { totp: '' },
    secrets: ['totp'],
    check: ({ totp }) => ({ totp: totp.trim() === '' ? 'required' : undefined }),
    send: ({ totp }) => confirmTotp(api, totp.trim()),
    onSent: onConfirmed,
    failed: text('confirmFailed'),
  });

  async function copy() {
    try {
      await navigator.clipboard.writeText(secret);
      toast.success(text('copied'));
    } catch {
      // The browser or the visitor does not allow it
      toast.error(text('notCopied'));
    }
  }

  return (
    <ol className={styles['steps']}>
      <li className={styles['step']}>
        <p className={styles['instruction']}>{text('scan')}</p>
        <div className={styles['scan']}>
          <QrCode text={uri} label={text('qr')} />
          <div className={styles['typed']}>
            <p>{text('type')}</p>
            <p className={styles['key']}>
              <code>{secret.match(/.{1,4}/g)?.join(' ')}</code>
              <Button size="small" variant="secondary" onClick={() => void copy()}>
                {text('copy')}
              </Button>
            </p>
          </div>
        </div>
      </li>
      <li className={styles['step']}>
        <p className={styles['instruction']}>{text('enter')}</p>
        <form className={`${form['form']} ${styles['codeForm']}`} {...props}>
          <TextField
            {...field('totp')}
            label={t('account.secondFactor.totp.label')}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={10}
            required
          />
          <FormMessage>{message}</FormMessage>
          <div className={layout.row3}>
            <Button type="submit" loading={isSending}>
              {text('confirm')}
            </Button>
            <Button variant="ghost" onClick={onCancel}>
              {text('cancel')}
            </Button>
          </div>
        </form>
      </li>
    </ol>
  );
}
