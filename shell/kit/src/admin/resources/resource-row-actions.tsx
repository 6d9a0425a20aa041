import { Button, Icon, useTranslation } from '@portal/kit';
import type { ComponentType } from 'react';
import styles from './resource-list.module.css';
import { titleOf, type Resource, type ResourceEntry } from './resource.ts';
import type { useResourceActions } from './use-resource-actions.ts';

/** What further buttons of a row get. */
export interface RowActionsProps<Entry extends ResourceEntry = ResourceEntry> {
  entry: Entry;
  /** Reads the list again. */
  onDone(): void;
}

interface ResourceRowActionsProps<Entry extends ResourceEntry> extends RowActionsProps<Entry> {
  resource: Resource;
  actions: ReturnType<typeof useResourceActions>;
  /** Of a list in an order by hand. */
  steps?: { up?: () => void; down?: () => void };
  RowActions?: ComponentType<RowActionsProps<Entry>>;
}

/** What can be done with an entry of a list. */
export function ResourceRowActions<Entry extends ResourceEntry>({
  resource,
  entry,
  actions: { isBusy, setHidden, remove },
  steps,
  RowActions,
  onDone,
}: ResourceRowActionsProps<Entry>) {
  const { t } = useTranslation('shell');
  const name = titleOf(resource, entry);
  const { hidden = false } = entry;
  const { isHideable, mayWrite } = resource;
  return (
    <span className={styles['actions']}>
      {steps &&
        mayWrite &&
        (['up', 'down'] as const).map((direction) => (
          <Button
            key={direction}
            variant="ghost"
            size="small"
            disabled={isBusy || !steps[direction]}
            aria-label={t(`admin.ui.resource.${direction}Of`, { name })}
            onClick={steps[direction]}
          >
            <Icon name="chevron-down" className={direction === 'up' ? styles['up'] : undefined} />
          </Button>
        ))}
      {RowActions && <RowActions entry={entry} onDone={onDone} />}
      {isHideable && mayWrite && (
        <Button
          variant="secondary"
          size="small"
          disabled={isBusy}
          aria-label={t(`admin.ui.resource.${hidden ? 'showOf' : 'hideOf'}`, { name })}
          onClick={() => void setHidden(entry, !hidden)}
        >
          {t(`admin.ui.resource.${hidden ? 'show' : 'hide'}`)}
        </Button>
      )}
      {mayWrite && (
        <Button
          variant="ghost"
          size="small"
          disabled={isBusy}
          aria-label={t('admin.ui.resource.removeOf', { name })}
          onClick={() => void remove(entry)}
        >
          {t('admin.ui.resource.remove')}
        </Button>
      )}
    </span>
  );
}
