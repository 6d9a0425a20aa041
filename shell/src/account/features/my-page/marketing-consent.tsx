import { Checkbox, useToast, useTranslation } from '@portal/kit';
import { useState } from 'react';
import { changeAccount, type Account } from '../../../api/account.ts';
import { useApi } from '../../../api/client.ts';
import { useFailureText } from '../../ui/account-page/use-failure-text.ts';

/** The one consent that may be given and withdrawn at any time; a press stores it at once. */
export function MarketingConsent({ account, onChanged }: { account: Account; onChanged(): void }) {
  const { t } = useTranslation('shell');
  const api = useApi();
  const toast = useToast();
  const failureText = useFailureText();
  const [isOn, setIsOn] = useState(account.marketing);
  const [isSending, setIsSending] = useState(false);

  async function decide(marketing: boolean) {
    if (isSending) return;
    setIsOn(marketing);
    setIsSending(true);
    try {
      await changeAccount(api, { version: account.version, marketing });
      toast.success(t(marketing ? 'account.my.consents.accepted' : 'account.my.consents.withdrawn'));
      onChanged();
    } catch (error) {
      setIsOn(!marketing);
      toast.error(failureText(error) ?? t('account.my.consents.failure'));
    }
    setIsSending(false);
  }

  return (
    <Checkbox
      name="marketing"
      checked={isOn}
      aria-busy={isSending || undefined}
      onChange={(event) => void decide(event.currentTarget.checked)}
      label={t('consents.marketing.label')}
    />
  );
}
