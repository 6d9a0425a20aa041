import { useTranslation } from '@portal/kit';
import { useAction } from '@portal/kit/remote';
import { useApi } from '../../../api/client.ts';
import { sendVerification } from '../../../api/account.ts';
import { useFailureText } from '../account-page/use-failure-text.ts';

/** Mails the link that proves the address once more, and says how that went. */
export function useSendVerification(): { isSending: boolean; send(): void } {
  const api = useApi();
  const { t } = useTranslation('shell');
  const failureText = useFailureText();
  const { run, isBusy } = useAction();
  const send = () =>
    run({
      work: () => sendVerification(api),
      done: t('account.verify.sent'),
      failed: (error) => failureText(error) ?? t('account.verify.sendFailed'),
    });
  return { isSending: isBusy, send: () => void send() };
}
