import { Button, ButtonLink, Icon, usePortal, useTranslation } from '@portal/kit';
import { useAction } from '@portal/kit/remote';
import { useSyncExternalStore } from 'react';
import { useApi } from '../../../api/client.ts';
import { signInWithPasskey, startPasskeySignIn } from '../../../api/second-factor.ts';
import { useFailureText } from '../../ui/account-page/use-failure-text.ts';
import { hasPasskeys, proveByPasskey } from '../../ui/second-factor/passkey-browser.ts';
import { useAfterSignIn } from '../../ui/second-factor/use-after-sign-in.ts';
import styles from './other-ways.module.css';

const never = () => () => undefined;

/** Signing in without a password: by a passkey alone, or by a mailed link. */
export function OtherWays({ next, query }: { next: string; query: string }) {
  const { t } = useTranslation('shell');
  const { session } = usePortal();
  const api = useApi();
  const failureText = useFailureText();
  const leadOn = useAfterSignIn();
  const { run, isBusy } = useAction();
  // Not known to the server
  const isAble = useSyncExternalStore(never, hasPasskeys, () => true);

  const enter = () =>
    run({
      work: async () => signInWithPasskey(api, await proveByPasskey(await startPasskeySignIn(api))),
      onDone: (answer) => leadOn(session.enter(answer), next),
      failed: (error) =>
        failureText(error) ??
        t([`account.login.passkeyErrors.${error.code}`, 'account.login.passkeyErrors.passkey-cancelled']),
    });

  return (
    <div className={styles['ways']}>
      <p className={styles['or']}>{t('account.login.or')}</p>
      {isAble && (
        <Button variant="secondary" loading={isBusy} onClick={() => void enter()}>
          <Icon name="key" size={20} />
          {t('account.login.passkey')}
        </Button>
      )}
      <ButtonLink variant="secondary" to={`/login/link${query}`}>
        <Icon name="mail" size={20} />
        {t('account.login.link')}
      </ButtonLink>
    </div>
  );
}
