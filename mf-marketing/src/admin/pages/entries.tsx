import {
  ButtonLink,
  Button,
  Chip,
  EmptyState,
  Icon,
  PageProblem,
  useParams,
  useTranslation,
  type HeadInput,
  type PageHead,
  type Translate,
} from '@portal/kit';
import { AdminList, AdminPage, formatDateTime, useListQuery, useLocalTable, type Column } from '@portal/kit/admin';
import { useAdminItem } from '../../api/admin-client.ts';
import type { Entry } from '../../api/entries.ts';
import { inputsOf } from '../entry.ts';
import { entryNouns, nameOf, type EntryNoun } from '../entry-nouns.ts';
import { EntryBulk } from '../entry-bulk.tsx';
import { useEntryActions } from '../use-entry-actions.ts';
import styles from './entries.module.css';

export function head({ t, params }: HeadInput<undefined>): PageHead {
  return { title: t(`admin.views.${params['noun']}`), description: '', noindex: true };
}

/** Names of the inputs that have English and are still empty. */
function untranslated(noun: EntryNoun, entry: Record<string, unknown>): string[] {
  const names = inputsOf(noun.fields).map(({ name }) => name);
  return names.filter(
    (name) => name.endsWith('En') && entry[name] === null && entry[`${name.slice(0, -2)}Ko`] !== null,
  );
}

/** A choice by its name, every other value as it is: what is searched, sorted and exported. */
function textOf({ fields }: EntryNoun, entry: Record<string, unknown>, name: string, t: Translate): string {
  const text = String(entry[name] ?? '');
  const isChoice = fields.some((field) => field.name === name && field.kind === 'choice');
  return isChoice ? t(`admin.options.${name}.${text}`) : text;
}

/** A date as visitors read it, on one line. */
function shownCell(noun: EntryNoun, entry: Record<string, unknown>, name: string, t: Translate) {
  const text = textOf(noun, entry, name, t);
  const isDate = noun.fields.some((field) => field.name === name && field.kind === 'date');
  return isDate ? <span className={styles.date}>{text.replaceAll('-', '.')}</span> : text;
}

function Entries({ noun }: { noun: EntryNoun }) {
  const { t } = useTranslation('marketing');
  const remote = useAdminItem(`/api/content/admin/${noun.path}`);
  const entries: readonly Entry[] = remote.data ?? [];
  const state = useListQuery({ page: 1, sort: '', search: '', state: '', choice: '' }, noun.path);
  const choice = noun.fields.find(({ name }) => name === noun.filter);
  const chosenOf = (entry: Record<string, unknown>) => String(entry[choice?.name ?? ''] ?? '');
  const { isBusy, move, setHidden, remove, change, removeMany } = useEntryActions(noun, entries, remote.reload);
  const { sort, search, state: shownState, choice: wanted } = state.query;
  const isInOrder = sort === '' && search === '' && shownState === '';
  const neighbours = wanted === '' ? entries : entries.filter((entry) => chosenOf(entry) === wanted);
  const labelOf = (entry: Entry) => nameOf(noun, entry);
  const editAddress = (id: string) => `/admin/marketing/${noun.path}/${id}`;

  const columns: Column<Entry>[] = [
    ...noun.columns.map((name) => ({
      id: name,
      header: t(`admin.columns.${name}`),
      cell: (entry: Entry) => shownCell(noun, entry, name, t),
      value: (entry: Record<string, unknown>) => textOf(noun, entry, name, t),
      sortable: true,
    })),
    {
      id: 'state',
      header: t('admin.columns.state'),
      value: (entry) => t(entry.hidden ? 'admin.hidden' : 'admin.shown'),
      sortable: true,
      cell: (entry) => (
        <span className={styles.chips}>
          <Chip tone={entry.hidden ? 'neutral' : 'success'}>{t(entry.hidden ? 'admin.hidden' : 'admin.shown')}</Chip>
          {untranslated(noun, entry).length > 0 && <Chip tone="warning">{t('admin.koreanOnly')}</Chip>}
        </span>
      ),
    },
    {
      id: 'updatedAt',
      header: t('admin.columns.updatedAt'),
      cell: ({ updatedAt }) => formatDateTime(updatedAt),
      value: ({ updatedAt }) => updatedAt,
      sortable: true,
    },
    {
      id: 'actions',
      header: t('admin.columns.actions'),
      align: 'end',
      cell: (entry) => {
        const index = neighbours.indexOf(entry);
        const name = labelOf(entry);
        return (
          <span className={styles.actions}>
            <Button
              variant="ghost"
              size="small"
              disabled={isBusy || !isInOrder || index === 0}
              aria-label={t('admin.upOf', { name })}
              onClick={() => move(entry, neighbours[index - 1], index)}
            >
              <Icon name="chevron-down" className={styles.up} />
            </Button>
            <Button
              variant="ghost"
              size="small"
              disabled={isBusy || !isInOrder || index === neighbours.length - 1}
              aria-label={t('admin.downOf', { name })}
              onClick={() => move(entry, neighbours[index + 1], index + 2)}
            >
              <Icon name="chevron-down" />
            </Button>
            <Button
              variant="secondary"
              size="small"
              disabled={isBusy}
              aria-label={t(entry.hidden ? 'admin.showOf' : 'admin.hideOf', { name })}
              onClick={() => void setHidden(entry, !entry.hidden)}
            >
              {t(entry.hidden ? 'admin.show' : 'admin.hide')}
            </Button>
            <Button
              variant="ghost"
              size="small"
              disabled={isBusy}
              aria-label={t('admin.removeOf', { name })}
              onClick={() => void remove(entry)}
            >
              {t('admin.remove')}
            </Button>
          </span>
        );
      },
    },
  ];
  const list = useLocalTable<Entry>(state, remote, {
    rowKey: ({ entryId }) => entryId,
    columns,
    filters: { state: ({ hidden }) => (hidden ? 'hidden' : 'shown'), choice: chosenOf },
  });
  const stateFilter = {
    id: 'state',
    label: t('admin.columns.state'),
    value: state.query.state,
    options: [
      { value: '', label: t('admin.all') },
      ...['shown', 'hidden'].map((value) => ({ value, label: t(`admin.${value}`) })),
    ],
    onChange: (value: string) => state.set({ state: value }),
  };
  const choiceFilter = choice && {
    id: 'choice',
    label: t(`admin.fields.${choice.name}`),
    value: wanted,
    options: [
      { value: '', label: t('admin.all') },
      ...(choice.options ?? []).map((value) => ({ value, label: t(`admin.options.${choice.name}.${value}`) })),
    ],
    onChange: (value: string) => state.set({ choice: value }),
  };

  return (
    <AdminPage
      title={t(`admin.views.${noun.path}`)}
      lead={t(`admin.${noun.path}.lead`)}
      actions={<ButtonLink to={editAddress('new')}>{t('admin.add')}</ButtonLink>}
    >
      <AdminList<Entry>
        list={list}
        searchLabel={t('admin.search')}
        filters={choiceFilter ? [choiceFilter, stateFilter] : [stateFilter]}
        caption={t(`admin.views.${noun.path}`)}
        columns={columns}
        rowLabel={labelOf}
        rowHref={({ entryId }) => editAddress(entryId)}
        bulkActions={<EntryBulk chosen={list.chosen} {...{ isBusy, change, removeMany }} onDone={list.clear} />}
        empty={
          state.isChanged ? (
            <EmptyState title={t('admin.noMatch')} />
          ) : (
            <EmptyState title={t('admin.empty')} text={t('admin.emptyText')} />
          )
        }
      />
    </AdminPage>
  );
}

/** All entries of one noun, in the order that visitors see. */
export function Page() {
  const { noun: path = '' } = useParams();
  const noun = entryNouns.get(path);
  return noun ? <Entries key={path} noun={noun} /> : <PageProblem status={404} />;
}
