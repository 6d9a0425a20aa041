import { Checkbox, useTranslation } from '@portal/kit';
import type { Column } from './column.ts';
import { ListMenu } from './list-menu.tsx';
import type { UsedListMemory } from './use-list-memory.ts';

interface ColumnChoiceProps extends UsedListMemory {
  columns: readonly Pick<Column<never>, 'id' | 'header'>[];
}

/** Which columns a list shows. The first one stays: a row is recognised and opened by it. */
export function ColumnChoice({ columns, memory, remember }: ColumnChoiceProps) {
  const { t } = useTranslation('shell');
  const { hidden = [] } = memory;
  return (
    <ListMenu label={t('admin.ui.list.columns')} icon="settings">
      {columns.slice(1).map(({ id, header }) => (
        <Checkbox
          key={id}
          label={header}
          checked={!hidden.includes(id)}
          onChange={({ target }) =>
            remember({ hidden: target.checked ? hidden.filter((other) => other !== id) : [...hidden, id] })
          }
        />
      ))}
    </ListMenu>
  );
}
