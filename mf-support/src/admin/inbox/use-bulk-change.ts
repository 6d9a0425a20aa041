import { ApiError, useConfirm, useToast, useTranslation } from '@portal/kit';
import { useState } from 'react';
import { useApi } from '../../api/client.ts';
import { changeInquiries, type InquiryChange, type InquiryRow } from '../../api/inbox.ts';

/** Changes the chosen inquiries together, and says which of them somebody else had changed already. */
export function useBulkChange(rows: InquiryRow[], onDone: () => void) {
  const api = useApi();
  const toast = useToast();
  const confirm = useConfirm();
  const { t } = useTranslation('support');
  const [isBusy, setBusy] = useState(false);

  /** Completing an application destroys the password that is still kept. */
  async function isAgreed(wanted: InquiryChange): Promise<boolean> {
    const kept = rows.filter(({ password }) => password === 'kept').length;
    if (wanted.state !== 'answered' || kept === 0) return true;
    return confirm({
      title: t('admin.password.destroyTitle'),
      text: t('admin.password.destroyMany', { count: kept }),
      confirmLabel: t('admin.password.destroyConfirm'),
      danger: true,
    });
  }

  async function change(wanted: InquiryChange) {
    if (isBusy || !(await isAgreed(wanted))) return;
    setBusy(true);
    try {
      const items = rows.map(({ number, version }) => ({ number, version }));
      const { changed, stale, missing } = await changeInquiries(api, { items, ...wanted }, crypto.randomUUID());
      if (changed.length > 0) toast.success(t('admin.bulk.changed', { count: changed.length }));
      const left = [...stale, ...missing];
      if (left.length > 0) toast.warning(t('admin.bulk.stale', { numbers: left.join(', ') }), 5000);
      onDone();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast.error(t('admin.failed'));
    } finally {
      setBusy(false);
    }
  }

  return { isBusy, change };
}
