import { Button, ButtonLink, Icon, useSearchParams, useSession, useTranslation } from '@portal/kit';
import { useVerification } from './use-verification.ts';
import styles from './verification-result.module.css';

/** Says how the confirmation went, and what to do next. */
export function VerificationResult() {
  const { t } = useTranslation('shell');
  const [params] = useSearchParams();
  const { status } = useSession();
  const { state, retry } = useVerification(params.get('token') ?? '');
  const isSignedIn = status === 'signed-in';
  return (
    <div className={styles['result']} aria-live="polite">
      {state === 'working' ? (
        <p>{t('account.verify.working')}</p>
      ) : (
        <>
          <Icon className={styles[state]} name={state === 'done' ? 'check' : 'alert'} size={40} />
          <h2 className={styles['title']}>{t(`account.verify.${state}Title`)}</h2>
          <p className={styles['text']}>{t(`account.verify.${state}Text`)}</p>
          {state === 'failed' ? (
            <Button onClick={retry}>{t('common.ui.retry')}</Button>
          ) : (
            <ButtonLink to={isSignedIn ? '/' : '/login'}>{t(isSignedIn ? 'account.next.home' : 'account.next.login')}</ButtonLink>
          )}
        </>
      )}
    </div>
  );
}
