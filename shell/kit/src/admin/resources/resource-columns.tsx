import { Chip, useLocale, useTranslation } from '@portal/kit';
import { formatDateTime } from '@portal/kit/dates';
import type { ReactNode } from 'react';
import { CellLines, CellNote } from '../list/cell-lines.tsx';
import type { Column } from '../list/column.ts';
import styles from './resource-list.module.css';
import { listedFields, valueOf, type Resource, type ResourceEntry } from './resource.ts';
import { useResourceWords } from './use-resource-words.ts';
import { layout } from '../../ui/layout.ts';

/** Further columns, or a function of the ordinary ones that gives all: for those that a section leaves out, shows otherwise or elsewhere. */
export type FurtherColumns<Entry> =
  | readonly Column<Entry>[]
  | ((ordinary: readonly Column<Entry>[]) => readonly Column<Entry>[]);

interface ColumnsInput<Entry> {
  resource: Resource;
  /** After the fields, or all columns made of the ordinary ones. */
  further?: FurtherColumns<Entry>;
  hasActions: boolean;
  actions(entry: Entry): ReactNode;
}

/** Whether a text that has English has none in it yet. */
const isUntranslated = ({ fields }: Resource, entry: object) =>
  fields.some(
    ({ name, english }) => english !== null && valueOf(entry, english) === null && valueOf(entry, name) !== null,
  );

/** The columns of a list: what names an entry, the other fields that are listed, the state, the last change, and what can be done. */
export function useResourceColumns<Entry extends ResourceEntry>({
  resource,
  further = [],
  hasActions,
  actions,
}: ColumnsInput<Entry>): readonly Column<Entry>[] {
  const { t } = useTranslation('shell');
  const { valueText } = useResourceWords(resource);
  const locale = useLocale();
  const { title, isWhole, isHideable } = resource;
  const fields = listedFields(resource);
  const stateText = ({ hidden }: ResourceEntry) => t(`admin.ui.resource.${hidden ? 'hidden' : 'shown'}`);

  const named = fields.filter(({ name }) => name === title);
  const others = fields.filter(({ name, isListed }) => isListed && name !== title);
  const listed = [...named, ...others].map(({ name, kind, label, isSorted }): Column<Entry> => {
    const value = (entry: Entry) => valueText(name, valueOf(entry, name));
    return {
      id: name,
      header: label[locale],
      cell: (entry) => {
        // A date as visitors read it, on one line; of a text with several its first
        if (kind === 'date')
          return <span className={`${layout.nowrap} ${layout.figures}`}>{value(entry).replaceAll('-', '.')}</span>;
        return kind === 'textarea' ? value(entry).split('\n', 1)[0] : value(entry);
      },
      value,
      sortable: isWhole || isSorted,
    };
  });
  const state: Column<Entry> = {
    id: 'state',
    header: t('admin.ui.resource.state'),
    value: stateText,
    sortable: isWhole,
    cell: (entry) => (
      <span className={styles['chips']}>
        <Chip tone={entry.hidden ? 'neutral' : 'success'}>{stateText(entry)}</Chip>
        {isUntranslated(resource, entry) && <Chip tone="warning">{t('admin.ui.resource.koreanOnly')}</Chip>}
      </span>
    ),
  };
  const changed: Column<Entry> = {
    id: 'updatedAt',
    header: t('admin.ui.resource.updatedAt'),
    cell: ({ updatedAt, updatedBy }) => (
      <CellLines>
        <span>{updatedAt && formatDateTime(updatedAt)}</span>
        {updatedBy && <CellNote>{updatedBy}</CellNote>}
      </CellLines>
    ),
    value: ({ updatedAt = '' }) => updatedAt,
    sortable: isWhole,
  };
  const actionsColumn: Column<Entry> = {
    id: 'actions',
    header: t('admin.ui.resource.actions'),
    align: 'end',
    cell: actions,
  };
  const makesAll = typeof further === 'function';
  const ordinary: readonly Column<Entry>[] = [
    ...listed,
    ...(makesAll ? [] : further),
    ...(isHideable ? [state] : []),
    ...(resource.rights.write === '' ? [] : [changed]),
    ...(hasActions ? [actionsColumn] : []),
  ];
  return makesAll ? further(ordinary) : ordinary;
}
