import { useSearchParams, useTranslation, type HeadInput, type PageHead } from '@portal/kit';
import { useState } from 'react';
import { AccountPage } from '../ui/account-page/account-page.tsx';
import { VerificationForm } from '../features/verify-email/verification-form.tsx';
import { VerificationResult } from '../features/verify-email/verification-result.tsx';

export function head({ t }: HeadInput<never>): PageHead {
  return { title: t('account.verify.head.title'), description: t('account.verify.head.description'), noindex: true };
}

export function Page() {
  const { t } = useTranslation('shell');
  const [params] = useSearchParams();
  const token = params.get('token') ?? '';
  const [result, setResult] = useState<'done' | 'invalid'>();
  return (
    <AccountPage title={t('account.verify.title')}>
      {result || token === '' ? (
        <VerificationResult result={result ?? 'invalid'} isPressed={result !== undefined} />
      ) : (
        <VerificationForm token={token} onResult={setResult} />
      )}
    </AccountPage>
  );
}
