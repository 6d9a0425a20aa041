import { ButtonLink, useSession, useTranslation } from '@portal/kit';
import { useEffect, useRef } from 'react';
import { FormNotice } from './form-notice.tsx';
import type { Receipt } from './use-inquiry-form.ts';

/** Says that the inquiry has been received and under which number; takes the focus when it appears. */
export function ReceiptNotice({ receipt }: { receipt?: Receipt }) {
  const { t } = useTranslation('support');
  const { status } = useSession();
  const notice = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!receipt) return;
    notice.current?.focus({ preventScroll: true });
    notice.current?.scrollIntoView({ block: 'center' });
  }, [receipt]);

  if (!receipt) return null;
  const toMine = (
    <ButtonLink to="/account" size="small" variant="secondary">
      {t('inquiry.receipt.mine')}
    </ButtonLink>
  );
  return (
    <FormNotice
      tone="success"
      ref={notice}
      title={t('inquiry.receipt.number', { number: receipt.number })}
      actions={status === 'signed-in' && toMine}
    >
      {t('inquiry.receipt.text', { email: receipt.email })}
    </FormNotice>
  );
}
