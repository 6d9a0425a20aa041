import { Button, PasswordField, TextField, useTranslation } from '@portal/kit';
import { useState, type ReactNode } from 'react';
import type { Method, Proof, ProofOptions } from '../../../api/second-factor.ts';
import form from '../account-page/form.module.css';
import { FormMessage } from '../account-page/form-message.tsx';
import { useAccountForm } from '../account-page/use-account-form.ts';
import { hasPasskeys, proveByPasskey } from './passkey-browser.ts';
import styles from './second-factor-form.module.css';

interface MethodProps<Answer> {
  prove(proof: Proof): Promise<Answer>;
  onProved(answer: Answer): void;
  /** The toast that says that it failed. */
  failed: string;
}

function PasskeyMethod<Answer>({ prove, onProved, failed, options }: MethodProps<Answer> & { options: ProofOptions }) {
  const { t } = useTranslation('shell');
  const { props, message, isSending } = useAccountForm({
    initial: {},
    send: async () => prove({ passkey: await proveByPasskey(options.passkey ?? {}) }),
    onSent: onProved,
    failed,
  });
  return (
    <form className={styles['form']} {...props}>
      <p className={styles['lead']}>{t('account.secondFactor.passkey.lead')}</p>
      <FormMessage>{message}</FormMessage>
      <Button type="submit" size="large" loading={isSending}>
        {t('account.secondFactor.passkey.submit')}
      </Button>
    </form>
  );
}

const FIELDS = {
  totp: { inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 10 },
  recovery: { inputMode: 'text', autoComplete: 'off', maxLength: 40, autoCapitalize: 'none', spellCheck: false },
} as const;

function CodeMethod<Answer>({
  prove,
  onProved,
  failed,
  method,
}: MethodProps<Answer> & { method: 'totp' | 'recovery' }) {
  const { t } = useTranslation('shell');
  const { props, field, message, isSending } = useAccountForm({
    initial: { code: '' },
    secrets: ['code'],
    check: ({ code }) => ({ code: code.trim() === '' ? 'required' : undefined }),
    send: ({ code }) => prove(method === 'totp' ? { totp: code.trim() } : { recoveryCode: code.trim() }),
    onSent: onProved,
    failed,
  });
  return (
    <form className={styles['form']} {...props}>
      <TextField
        {...field('code')}
        {...FIELDS[method]}
        inputClassName={styles[method]}
        label={t(`account.secondFactor.${method}.label`)}
        hint={t(`account.secondFactor.${method}.hint`)}
        required
      />
      <FormMessage>{message}</FormMessage>
      <Button type="submit" size="large" loading={isSending}>
        {t(`account.secondFactor.${method}.submit`)}
      </Button>
    </form>
  );
}

function PasswordMethod<Answer>({ prove, onProved, failed }: MethodProps<Answer>) {
  const { t } = useTranslation('shell');
  const { props, field, message, isSending } = useAccountForm({
    initial: { password: '' },
    secrets: ['password'],
    check: ({ password }) => ({ password: password === '' ? 'required' : undefined }),
    send: ({ password }) => prove({ password }),
    onSent: onProved,
    failed,
  });
  return (
    <form className={styles['form']} {...props}>
      <PasswordField
        {...field('password')}
        label={t('account.login.password')}
        autoComplete="current-password"
        required
      />
      <FormMessage>{message}</FormMessage>
      <Button type="submit" size="large" loading={isSending}>
        {t('account.secondFactor.password.submit')}
      </Button>
    </form>
  );
}

interface SecondFactorFormProps<Answer> extends MethodProps<Answer> {
  options: ProofOptions;
  /** Shown below the form, such as a link back. */
  children?: ReactNode;
}

/** Asks for one of the methods that somebody has: the first of them, with a way to each of the others. */
export function SecondFactorForm<Answer>({ options, children, ...method }: SecondFactorFormProps<Answer>) {
  const { t } = useTranslation('shell');
  const methods = options.methods.filter((each) => each !== 'passkey' || hasPasskeys());
  const [chosen, choose] = useState<Method | undefined>(methods[0]);
  const others = methods.filter((each) => each !== chosen);
  return (
    <>
      {chosen === 'passkey' && <PasskeyMethod options={options} {...method} />}
      {chosen === 'password' && <PasswordMethod {...method} />}
      {(chosen === 'totp' || chosen === 'recovery') && <CodeMethod key={chosen} method={chosen} {...method} />}
      {chosen === undefined && <p className={form['notice']}>{t('account.secondFactor.noMethod')}</p>}
      {(others.length > 0 || children) && (
        <div className={styles['others']}>
          {others.length > 0 && <p>{t('account.secondFactor.others')}</p>}
          <div className={styles['buttons']}>
            {others.map((each) => (
              <Button key={each} variant="secondary" size="small" onClick={() => choose(each)}>
                {t(`account.secondFactor.${each}.name`)}
              </Button>
            ))}
            {children}
          </div>
        </div>
      )}
    </>
  );
}
