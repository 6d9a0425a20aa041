import { Checkbox, useTranslation } from '@portal/kit';
import { useAction } from '@portal/kit/remote';
import { useState } from 'react';
import { changeAccount, type Account } from '../../../api/account.ts';
import { useApi } from '../../../api/client.ts';
import { useFailureText } from '../../ui/account-page/use-failure-text.ts';

/** The one consent that may be given and withdrawn at any time; a press stores it at once. */
export function MarketingConsent({ account, onChanged }: { account: Account; onChanged(): void }) {
  const { t } = useTranslation('shell');
  const api = useApi();
  const failureText = useFailureText();
  const [isOn, setIsOn] = useState(account.marketing);
  const { run, isBusy } = useAction();

  function decide(marketing: boolean) {
    if (isBusy) return;
    setIsOn(marketing);
    void run({
      work: () => changeAccount(api, { version: account.version, marketing }),
      done: t(marketing ? 'account.my.consents.accepted' : 'account.my.consents.withdrawn'),
      failed: (error) => failureText(error) ?? t('account.my.consents.failure'),
      onDone: onChanged,
      onFailed: () => setIsOn(!marketing),
    });
  }

  return (
    <Checkbox
      name="marketing"
      checked={isOn}
      aria-busy={isBusy || undefined}
      onChange={(event) => decide(event.currentTarget.checked)}
      label={t('consents.marketing.label')}
    />
  );
}
