import { Button, ButtonLink, usePortal, useSearchParams, useSession, useTranslation } from '@portal/kit';
import { useRemote } from '@portal/kit/remote';
import { useApi } from '../../../api/client.ts';
import { useSendVerification } from '../../ui/verify-email/use-send-verification.ts';
import { Result } from '../../ui/account-page/result.tsx';

type Verification = 'working' | 'done' | 'invalid' | 'failed';

/** Confirms the address that the token belongs to; in the browser only, as the token is used up by it. */
function useVerification(token: string): { state: Verification; retry(): void } {
  const api = useApi();
  const { session } = usePortal();
  // A token that is asked for meanwhile would say that the address is not verified yet
  const isKnown = useSession().status !== 'unknown';
  const { loading, error, reload } = useRemote(
    token !== '' && isKnown ? ['verification', token] : undefined,
    async () => {
      await api.send('POST', '/api/user/verify-email', { token });
      // The access token from before says that the address is not verified, and is refused from now on
      if (session.token()) await session.refresh();
    },
  );
  if (token === '') return { state: 'invalid', retry: reload };
  if (loading || !isKnown) return { state: 'working', retry: reload };
  if (!error) return { state: 'done', retry: reload };
  return { state: error.status >= 400 && error.status < 429 ? 'invalid' : 'failed', retry: reload };
}

function WayOn({ state, retry }: { state: Verification; retry(): void }) {
  const { t } = useTranslation('shell');
  const { status } = useSession();
  const { isSending, send } = useSendVerification();
  if (state === 'failed') return <Button onClick={retry}>{t('common.ui.retry')}</Button>;
  if (status !== 'signed-in') return <ButtonLink to="/login?next=/account">{t('account.next.login')}</ButtonLink>;
  if (state === 'done') return <ButtonLink to="/account">{t('account.next.account')}</ButtonLink>;
  return (
    <Button loading={isSending} onClick={send}>
      {t('account.verify.resend')}
    </Button>
  );
}

/** Says how the confirmation went, and what to do next. */
export function VerificationResult() {
  const { t } = useTranslation('shell');
  const [params] = useSearchParams();
  const { state, retry } = useVerification(params.get('token') ?? '');
  return (
    <Result
      role="status"
      kind={state === 'working' ? 'done' : state}
      working={state === 'working' && t('account.verify.working')}
      title={t(`account.verify.${state}Title`)}
      text={t(`account.verify.${state}Text`)}
    >
      <WayOn state={state} retry={retry} />
    </Result>
  );
}
