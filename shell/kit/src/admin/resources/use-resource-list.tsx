import { EmptyState, useLocale, usePortal, useTranslation } from '@portal/kit';
import { useRemote } from '@portal/kit/remote';
import type { ComponentType, ReactNode } from 'react';
import type { AdminListProps } from '../list/admin-list.tsx';
import type { ListFilter } from '../list/list-toolbar.tsx';
import type { FurtherColumns } from './resource-columns.tsx';
import type { RowActionsProps } from './resource-row-actions.tsx';
import { listedFields, titleOf, type Resource, type ResourceEntry } from './resource.ts';
import { useResourceWords } from './use-resource-words.ts';

/** What the buttons for ticked rows get. */
export interface BulkActionsProps<Entry extends ResourceEntry = ResourceEntry> {
  chosen: Entry[];
  /** Reads the list again with nothing ticked. */
  onDone(): void;
}

export interface ResourceListProps<Entry extends ResourceEntry = ResourceEntry> extends Partial<
  Pick<AdminListProps<Entry>, 'searchLabel' | 'children'>
> {
  resource: Resource;
  /** The page of an entry. */
  hrefOf?(entry: Entry): string;
  /** Where entries have no pages: opens one, such as in a dialog. */
  onOpen?(entry: Entry): void;
  /** After those of the fields; a function gets the ordinary ones and returns all. */
  columns?: FurtherColumns<Entry>;
  /** Further buttons of a row. */
  RowActions?: ComponentType<RowActionsProps<Entry>>;
  /** What is done with ticked rows, in place of hiding and removing them, by all who may read. */
  BulkActions?: ComponentType<BulkActionsProps<Entry>>;
  /** A function of the ordinary filters that gives all: for those that a section orders, names or gives choices otherwise. */
  filters?(ordinary: readonly ListFilter[]): readonly ListFilter[];
  /** In place of the kit's words for no entries, where search and filters narrow the list (`isChanged`) or not. */
  empty?(isChanged: boolean): ReactNode;
  /** Under which the browser keeps page size, columns and views; the path of the resource when left out. */
  name?: string;
  /** With another number the list is read again, such as after a dialog has saved. */
  revision?: number;
}

export const rowKey = ({ entryId }: ResourceEntry): string => entryId;

/** Reads a list of a resource; what is in sight stays there while it is read again. */
export function useResourceRemote<Rows>(address: string, query: object, revision = 0) {
  const { api } = usePortal();
  return useRemote([address, query, revision], (signal) => api.get<Rows>(address, { query, signal }));
}

/** Only the section knows the entries that a number may name. */
const withChoices = (ordinary: readonly ListFilter[]) => ordinary.filter(({ options }) => options.length > 1);

/** What whole and paged lists of a resource show alike. */
export function useResourceList<Entry extends ResourceEntry>({
  resource,
  hrefOf,
  onOpen,
  filters: filtersOf = withChoices,
  empty,
}: ResourceListProps<Entry>) {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  const { many } = useResourceWords(resource);
  const all = { value: '', label: t('admin.filters.all') };
  const filtered = listedFields(resource).filter(({ isFiltered }) => isFiltered);
  return {
    table: { caption: many, rowLabel: (entry: Entry) => titleOf(resource, entry), rowHref: hrefOf, onOpen },
    empty: (isChanged: boolean) =>
      empty ? (
        empty(isChanged)
      ) : isChanged ? (
        <EmptyState title={t('admin.ui.resource.noMatch')} />
      ) : (
        <EmptyState
          title={t('admin.ui.resource.empty')}
          text={resource.isHideable ? t('admin.ui.resource.emptyText') : undefined}
        />
      ),
    /** Names of the fields that the list is filtered by, each without a choice. */
    unfiltered: Object.fromEntries(filtered.map(({ name }) => [name, ''])),
    filters: (query: Record<string, unknown>, set: (patch: Record<string, string>) => void) =>
      filtersOf(
        filtered.map(({ name, label, options }) => ({
          id: name,
          label: label[locale],
          value: String(query[name]),
          options: [all, ...options.map((option) => ({ value: option.value, label: option.label[locale] }))],
          onChange: (value) => set({ [name]: value }),
        })),
      ),
    stateFilter: (value: string, onChange: (value: string) => void): ListFilter => ({
      id: 'state',
      label: t('admin.ui.resource.state'),
      value,
      options: [all, ...['shown', 'hidden'].map((state) => ({ value: state, label: t(`admin.ui.resource.${state}`) }))],
      onChange,
    }),
  };
}
