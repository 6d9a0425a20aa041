import { useToast, useTranslation } from '@portal/kit';
import { useState } from 'react';
import { useApi } from '../../../api/client.ts';
import { sendVerification } from '../../../api/account.ts';
import { useFailureText } from '../account-page/use-failure-text.ts';

/** Mails the link that proves the address once more, and says how that went. */
export function useSendVerification(): { isSending: boolean; send(): void } {
  const api = useApi();
  const toast = useToast();
  const { t } = useTranslation('shell');
  const failureText = useFailureText();
  const [isSending, setIsSending] = useState(false);

  async function send() {
    setIsSending(true);
    try {
      await sendVerification(api);
      toast.success(t('account.verify.sent'));
    } catch (error) {
      toast.error(failureText(error) ?? t('account.verify.sendFailed'));
    }
    setIsSending(false);
  }

  return { isSending, send: () => void send() };
}
