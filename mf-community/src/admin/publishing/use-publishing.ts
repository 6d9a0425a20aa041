import { ApiError, useConfirm, useToast, useTranslation } from '@portal/kit';
import { useState } from 'react';
import { useApi } from '../../api/client.ts';
import { publishNews, withdrawNews, type BoardPost } from '../../api/admin-posts.ts';

/** Publishes, schedules and withdraws an item, and says how it went; `onDone` reads what is stored now. */
export function usePublishing(item: BoardPost, onDone: () => void) {
  const api = useApi();
  const toast = useToast();
  const confirm = useConfirm();
  const { t } = useTranslation('community');
  const [busy, setBusy] = useState<'publish' | 'schedule' | 'withdraw'>();

  async function run(action: 'publish' | 'schedule' | 'withdraw', call: () => Promise<BoardPost>): Promise<void> {
    if (busy) return;
    setBusy(action);
    try {
      await call();
      toast.success(t(`admin.publishing.${action}Done`));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast.error(t(error.code === 'stale-edit' ? 'admin.publishing.stale' : 'admin.failed'), 5000);
    } finally {
      setBusy(undefined);
      onDone();
    }
  }

  return {
    busy,
    publish: () => run('publish', () => publishNews(api, item)),
    schedule: (startDate: string) => run('schedule', () => publishNews(api, item, startDate)),
    async withdraw(): Promise<void> {
      const question = {
        title: t('admin.bulk.withdraw.title', { count: 1 }),
        text: t('admin.bulk.withdraw.text', { count: 1 }),
        confirmLabel: t('admin.bulk.withdraw.label'),
      };
      if (await confirm(question)) await run('withdraw', () => withdrawNews(api, item));
    },
  };
}
