import { usePortal, useTranslation, type ConfirmOptions } from '@portal/kit';
import { useAction, useUndo } from '@portal/kit/remote';
import { titleOf, type Resource, type ResourceEntry } from './resource.ts';

/** What an admin does with the entries of a list. A toast reports each success and failure, then the list is read again. */
export function useResourceActions(resource: Resource, reload: () => void) {
  const { t: kitText } = useTranslation('shell');
  const t = (key: string, values?: Record<string, unknown>) => kitText(`admin.ui.resource.${key}`, values);
  const { api } = usePortal();
  const action = useAction();
  const offerUndo = useUndo();
  const { address, isHideable, hasTrash } = resource;
  const nameOf = (entry: ResourceEntry) => titleOf(resource, entry);
  const addressOf = ({ entryId }: ResourceEntry) => `${address}/${encodeURIComponent(entryId)}`;

  const run = (work: () => Promise<unknown>, done: string | undefined, question?: ConfirmOptions) =>
    action.run({
      question,
      work,
      done,
      failed: ({ status }) => t(status === 409 || status === 404 ? 'changedMeanwhile' : 'failed'),
      onDone: reload,
      onFailed: reload,
    });

  const hide = (entry: ResourceEntry, hidden: boolean) =>
    api.send('PATCH', addressOf(entry), { version: entry.version, hidden });

  /** Removes an entry only as it was seen. */
  const discard = (entry: ResourceEntry) =>
    api.send('DELETE', addressOf(entry), undefined, { query: { version: entry.version } });

  function offerBack(removed: readonly ResourceEntry[], text: string, done: string): void {
    offerUndo({
      text,
      label: t('undo'),
      // In the trash they have the versions that were removed
      async work() {
        for (const entry of removed) await api.send('POST', `${addressOf(entry)}/restore`, { version: entry.version });
      },
      done,
      failed: t('failed'),
      onDone: reload,
    });
  }

  async function remove(entry: ResourceEntry): Promise<void> {
    const name = nameOf(entry);
    const removed = t('removed', { name });
    const isRemoved = await run(() => discard(entry), hasTrash ? undefined : removed, {
      title: t('removeTitle'),
      text: t(isHideable ? 'removeText' : hasTrash ? 'removeTextTrash' : 'removeTextForGood', { name }),
      confirmLabel: t('remove'),
      danger: true,
    });
    if (isRemoved && hasTrash) offerBack([entry], removed, t('undone', { name }));
  }

  /** Removes several after one question. */
  async function removeMany(chosen: readonly ResourceEntry[]): Promise<boolean> {
    const count = chosen.length;
    const removed = t('manyRemoved', { count });
    const isRemoved = await run(
      async () => {
        for (const entry of chosen) await discard(entry);
      },
      hasTrash ? undefined : removed,
      {
        title: t('removeManyTitle', { count }),
        text: chosen.map(nameOf).join('\n'),
        confirmLabel: t('remove'),
        danger: true,
      },
    );
    if (isRemoved && hasTrash) offerBack(chosen, removed, t('manyBack', { count }));
    return isRemoved;
  }

  return {
    /** While a call is under way, so that no second one starts from an old state. */
    isBusy: action.isBusy,
    /** Puts an entry into the place of another one among all `entries`; `place` is its number among those that are shown. */
    move({ entry, other, place, entries }: Move): void {
      const seenIds = entries.map(({ entryId }) => entryId);
      const entryIds = [...seenIds];
      const to = entryIds.indexOf(other.entryId);
      entryIds.splice(entryIds.indexOf(entry.entryId), 1);
      entryIds.splice(to, 0, entry.entryId);
      void run(
        () => api.send('PUT', `${address}/order`, { entryIds, seenIds }),
        t('moved', { name: nameOf(entry), place }),
      );
    },
    setHidden: (entry: ResourceEntry, hidden: boolean) =>
      run(() => hide(entry, hidden), t(hidden ? 'nowHidden' : 'nowShown', { name: nameOf(entry) })),
    /** Hides or shows several, one after the other; the first that fails ends it. */
    setHiddenMany: (chosen: readonly ResourceEntry[], hidden: boolean) =>
      run(
        async () => {
          for (const entry of chosen) await hide(entry, hidden);
        },
        t(hidden ? 'manyHidden' : 'manyShown', { count: chosen.length }),
      ),
    remove,
    removeMany,
  };
}

export interface Move {
  entry: ResourceEntry;
  other: ResourceEntry;
  place: number;
  entries: readonly ResourceEntry[];
}
