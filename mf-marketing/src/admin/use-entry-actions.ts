import { ApiError, useConfirm, useToast, useTranslation } from '@portal/kit';
import { useState } from 'react';
import { useApi } from '../api/client.ts';
import type { Entry } from '../api/entries.ts';
import { nameOf, type EntryNoun } from './entry-nouns.ts';

interface EntryActions {
  /** While a call is under way, so that no second one starts from an old state. */
  isBusy: boolean;
  move(index: number, by: -1 | 1): Promise<void>;
  setHidden(entry: Entry, hidden: boolean): Promise<void>;
  remove(entry: Entry): Promise<void>;
}

/** What an admin does with the entries of a list. Each success and failure is told by a toast, then the list is read again. */
export function useEntryActions(noun: EntryNoun, entries: readonly Entry[], reload: () => void): EntryActions {
  const { t } = useTranslation('marketing');
  const api = useApi();
  const toast = useToast();
  const confirm = useConfirm();
  const [isBusy, setBusy] = useState(false);
  const address = `/api/content/admin/${noun.path}` as const;

  async function run(work: () => Promise<unknown>, done: string): Promise<void> {
    setBusy(true);
    try {
      await work();
      toast.success(done);
    } catch (error) {
      const isStale = error instanceof ApiError && (error.status === 409 || error.status === 404);
      toast.error(t(isStale ? 'admin.changedMeanwhile' : 'admin.failed'));
    } finally {
      setBusy(false);
      reload();
    }
  }

  return {
    isBusy,
    async move(index, by) {
      const entryIds = entries.map(({ entryId }) => entryId);
      const moved = entryIds.splice(index, 1);
      entryIds.splice(index + by, 0, ...moved);
      const entry = entries[index];
      if (entry)
        await run(
          () => api.send('PUT', `${address}/order`, { entryIds }),
          t('admin.moved', { name: nameOf(noun, entry), place: index + by + 1 }),
        );
    },
    setHidden: (entry, hidden) =>
      run(
        () => api.send('PATCH', `${address}/${entry.entryId}`, { version: entry.version, hidden }),
        t(hidden ? 'admin.nowHidden' : 'admin.nowShown', { name: nameOf(noun, entry) }),
      ),
    async remove(entry) {
      const isSure = await confirm({
        title: t('admin.removeTitle'),
        text: t('admin.removeText', { name: nameOf(noun, entry) }),
        confirmLabel: t('admin.remove'),
        danger: true,
      });
      if (isSure)
        await run(
          () => api.send('DELETE', `${address}/${entry.entryId}`),
          t('admin.removed', { name: nameOf(noun, entry) }),
        );
    },
  };
}
