import { Button, useTranslation } from '@portal/kit';
import type { Entry } from '../api/entries.ts';
import type { useEntryActions } from './use-entry-actions.ts';

interface EntryBulkProps extends Pick<ReturnType<typeof useEntryActions>, 'isBusy' | 'change' | 'removeMany'> {
  chosen: Entry[];
  onDone(): void;
}

/** Hides, shows or removes the chosen entries; those that are hidden or shown already are left out. */
export function EntryBulk({ chosen, isBusy, change, removeMany, onDone }: EntryBulkProps) {
  const { t } = useTranslation('marketing');
  const press = async (work: Promise<boolean>) => {
    if (await work) onDone();
  };
  return (
    <>
      {[true, false].map((hidden) => {
        const others = chosen.filter((entry) => entry.hidden !== hidden);
        return (
          <Button
            key={String(hidden)}
            size="small"
            variant="secondary"
            disabled={isBusy || others.length === 0}
            onClick={() => void press(change(others, hidden))}
          >
            {t(hidden ? 'admin.hideMany' : 'admin.showMany', { count: others.length })}
          </Button>
        );
      })}
      <Button size="small" variant="danger" disabled={isBusy} onClick={() => void press(removeMany(chosen))}>
        {t('admin.removeMany', { count: chosen.length })}
      </Button>
    </>
  );
}
