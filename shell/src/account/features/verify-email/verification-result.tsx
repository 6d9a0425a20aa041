import { Button, ButtonLink, useSession, useTranslation } from '@portal/kit';
import { useSendVerification } from '../../ui/verify-email/use-send-verification.ts';
import { Result } from '../../ui/account-page/result.tsx';

function WayOn({ isDone }: { isDone: boolean }) {
  const { t } = useTranslation('shell');
  const { status } = useSession();
  const { isSending, send } = useSendVerification();
  if (status !== 'signed-in') return <ButtonLink to="/login?next=/account">{t('account.next.login')}</ButtonLink>;
  if (isDone) return <ButtonLink to="/account">{t('account.next.account')}</ButtonLink>;
  return (
    <Button loading={isSending} onClick={send}>
      {t('account.verify.resend')}
    </Button>
  );
}

/** Says how the confirmation went, and what to do next. `isPressed`: it replaces the button that was pressed. */
export function VerificationResult({ result, isPressed }: { result: 'done' | 'invalid'; isPressed: boolean }) {
  const { t } = useTranslation('shell');
  return (
    <Result
      announcedBy={isPressed ? 'focus' : 'status'}
      kind={result}
      title={t(`account.verify.${result}Title`)}
      text={t(`account.verify.${result}Text`)}
    >
      <WayOn isDone={result === 'done'} />
    </Result>
  );
}
