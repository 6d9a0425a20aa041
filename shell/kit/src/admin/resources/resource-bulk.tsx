import { Button, useTranslation } from '@portal/kit';
import type { ResourceEntry } from './resource.ts';
import type { useResourceActions } from './use-resource-actions.ts';

interface ResourceBulkProps extends Pick<
  ReturnType<typeof useResourceActions>,
  'isBusy' | 'setHiddenMany' | 'removeMany'
> {
  chosen: readonly ResourceEntry[];
  isHideable: boolean;
  onDone(): void;
}

/** Hides, shows or removes the chosen entries; those that are hidden or shown already are left out. */
export function ResourceBulk({ chosen, isHideable, isBusy, setHiddenMany, removeMany, onDone }: ResourceBulkProps) {
  const { t } = useTranslation('shell');
  const press = async (work: Promise<boolean>) => {
    if (await work) onDone();
  };
  return (
    <>
      {(isHideable ? [true, false] : []).map((hidden) => {
        const others = chosen.filter((entry) => entry.hidden !== hidden);
        return (
          <Button
            key={String(hidden)}
            size="small"
            variant="secondary"
            disabled={isBusy || others.length === 0}
            onClick={() => void press(setHiddenMany(others, hidden))}
          >
            {t(`admin.ui.resource.${hidden ? 'hideMany' : 'showMany'}`, { count: others.length })}
          </Button>
        );
      })}
      <Button size="small" variant="danger" disabled={isBusy} onClick={() => void press(removeMany(chosen))}>
        {t('admin.ui.resource.removeMany', { count: chosen.length })}
      </Button>
    </>
  );
}
