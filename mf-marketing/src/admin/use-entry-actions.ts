import { useTranslation, type ConfirmOptions } from '@portal/kit';
import { useAction, useUndo } from '@portal/kit/admin';
import { useApi } from '../api/client.ts';
import type { Entry } from '../api/entries.ts';
import { nameOf, type EntryNoun } from './entry-nouns.ts';

/** Removes an entry only as it was seen. */
const seen = ({ version }: Entry) => ({ query: { version } });

/** What an admin does with the entries of a list. A toast reports each success and failure, then the list is read again. */
export function useEntryActions(noun: EntryNoun, entries: readonly Entry[], reload: () => void) {
  const { t } = useTranslation('marketing');
  const api = useApi();
  const action = useAction();
  const offerUndo = useUndo();
  const address = `/api/content/admin/${noun.path}` as const;

  const run = (work: () => Promise<unknown>, done: string | undefined, question?: ConfirmOptions) =>
    action.run({
      question,
      work,
      done,
      failed: ({ status }) => t(status === 409 || status === 404 ? 'admin.changedMeanwhile' : 'admin.failed'),
      onDone: reload,
      onFailed: reload,
    });

  /** Brings a removed entry back as its history has it. */
  async function bringBack(entryId: string): Promise<void> {
    const { revisions } = await api.get(`${address}/${entryId}/revisions`);
    const [newest] = revisions;
    if (newest) await api.send('POST', `${address}/${entryId}/revisions/${newest.number}/restore`, { version: null });
  }

  async function remove(entry: Entry): Promise<void> {
    const name = nameOf(noun, entry);
    const isRemoved = await run(
      () => api.send('DELETE', `${address}/${entry.entryId}`, undefined, seen(entry)),
      undefined,
      {
        title: t('admin.removeTitle'),
        text: t('admin.removeText', { name }),
        confirmLabel: t('admin.remove'),
        danger: true,
      },
    );
    if (isRemoved)
      offerUndo({
        text: t('admin.removed', { name }),
        label: t('admin.undo'),
        work: () => bringBack(entry.entryId),
        done: t('admin.undone', { name }),
        failed: t('admin.failed'),
        onDone: reload,
      });
  }

  /** Removes several after one question; they can all be brought back. */
  async function removeMany(chosen: readonly Entry[]): Promise<boolean> {
    const count = chosen.length;
    const isRemoved = await run(
      async () => {
        for (const entry of chosen) await api.send('DELETE', `${address}/${entry.entryId}`, undefined, seen(entry));
      },
      undefined,
      {
        title: t('admin.removeManyTitle', { count }),
        text: chosen.map((entry) => nameOf(noun, entry)).join('\n'),
        confirmLabel: t('admin.remove'),
        danger: true,
      },
    );
    if (isRemoved)
      offerUndo({
        text: t('admin.manyRemoved', { count }),
        label: t('admin.undo'),
        async work() {
          for (const { entryId } of chosen) await bringBack(entryId);
        },
        done: t('admin.manyBack', { count }),
        failed: t('admin.failed'),
        onDone: reload,
      });
    return isRemoved;
  }

  return {
    /** While a call is under way, so that no second one starts from an old state. */
    isBusy: action.isBusy,
    /** Puts an entry into the place of another one; `place` is its number among those that are shown. */
    move(entry: Entry, other: Entry | undefined, place: number): void {
      if (!other) return;
      const seenIds = entries.map(({ entryId }) => entryId);
      const entryIds = [...seenIds];
      const to = entryIds.indexOf(other.entryId);
      entryIds.splice(entryIds.indexOf(entry.entryId), 1);
      entryIds.splice(to, 0, entry.entryId);
      void run(
        () => api.send('PUT', `${address}/order`, { entryIds, seenIds }),
        t('admin.moved', { name: nameOf(noun, entry), place }),
      );
    },
    setHidden: (entry: Entry, hidden: boolean) =>
      run(
        () => api.send('PATCH', `${address}/${entry.entryId}`, { version: entry.version, hidden }),
        t(hidden ? 'admin.nowHidden' : 'admin.nowShown', { name: nameOf(noun, entry) }),
      ),
    remove,
    /** Hides or shows several, one after the other; the first that fails ends it. */
    change: (chosen: readonly Entry[], hidden: boolean) =>
      run(
        async () => {
          for (const { entryId, version } of chosen)
            await api.send('PATCH', `${address}/${entryId}`, { version, hidden });
        },
        t(hidden ? 'admin.manyHidden' : 'admin.manyShown', { count: chosen.length }),
      ),
    removeMany,
  };
}
