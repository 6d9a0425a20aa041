import { ApiError, useConfirm, useToast, useTranslation } from '@portal/kit';
import { useState } from 'react';
import { useApi } from '../../api/client.ts';
import { changePosts, type BulkAction, type PostKey } from '../../api/admin-posts.ts';

/** What takes something from readers, or for good, is asked about first. */
const ASKED = new Set<BulkAction>(['withdraw', 'trash', 'delete']);

/** Does one thing to several posts and says what came of it. Resolves to true when it was tried. */
export function useBulk(onDone: () => void) {
  const api = useApi();
  const toast = useToast();
  const confirm = useConfirm();
  const { t } = useTranslation('community');
  const [busy, setBusy] = useState<BulkAction>();

  async function run(action: BulkAction, posts: PostKey[]): Promise<boolean> {
    if (busy || posts.length === 0) return false;
    const count = posts.length;
    const question = {
      title: t(`admin.bulk.${action}.title`, { count }),
      text: t(`admin.bulk.${action}.text`, { count }),
      confirmLabel: t(`admin.bulk.${action}.label`),
      danger: action !== 'withdraw',
    };
    if (ASKED.has(action) && !(await confirm(question))) return false;
    setBusy(action);
    try {
      const { done, refused } = await changePosts(api, action, posts);
      if (done.length > 0) toast.success(t(`admin.bulk.${action}.done`, { count: done.length }));
      for (const code of new Set(refused.map((each) => each.code))) {
        const number = refused.filter((each) => each.code === code).length;
        toast.warning(t([`admin.refused.${code}`, 'admin.refused.other'], { count: number }), 5000);
      }
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast.error(t('admin.failed'));
      return false;
    } finally {
      setBusy(undefined);
      onDone();
    }
  }

  return { run, busy };
}
