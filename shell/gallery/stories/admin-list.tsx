import { ApiError, Button, Chip, EmptyState, type Translate } from '@portal/kit';
import {
  CellLines,
  CellNote,
  EmailText,
  CellTitle,
  DataTable,
  ExportButtons,
  FoldButton,
  ImageTiles,
  ListPages,
  ListToolbar,
  useDownload,
  useSelection,
} from '@portal/kit/admin';
import { useEffect, useEffectEvent, useState } from 'react';
import type { StoryGroup } from '../story.ts';

interface Row {
  id: string;
  name: string;
  amount: number;
}

const rowKey = ({ id }: Row) => id;

const grey =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"%3E%3Cpath fill="%23789" d="M0 0h4v3H0z"/%3E%3C/svg%3E';

const sampleImages = (t: Translate) =>
  [1, 2, 3].map((value) => ({
    mediaId: String(value),
    name: t('numberedPerson', { value }),
    tileAddress: grey,
  }));

function TableExample({ t, isSelectable = false }: { t: Translate; isSelectable?: boolean }) {
  const rows = Array.from({ length: 4 }, (_, index) => ({
    id: String(index + 1),
    name: t('numberedPerson', { value: index + 1 }),
    amount: (index + 1) * 1250,
  }));
  const [sort, setSort] = useState('name');
  const selection = useSelection<Row>(rows, rowKey);
  return (
    <DataTable<Row>
      {...base(t)}
      rows={rows}
      sort={sort}
      onSort={setSort}
      rowHref={({ id }) => `/ko/${id}`}
      {...(isSelectable ? selection.props : {})}
      bulkActions={
        <Button variant="danger" size="small">
          {t('remove')}
        </Button>
      }
    />
  );
}

function base(t: Translate) {
  return {
    caption: t('title'),
    rowKey,
    rowLabel: ({ name }: Row) => name,
    empty: <EmptyState title={t('nothing')} />,
    columns: [
      { id: 'name', header: t('name'), sortable: true, cell: ({ name }: Row) => name },
      { id: 'state', header: t('state'), cell: () => <Chip tone="success">{t('state')}</Chip> },
      { id: 'message', header: t('message'), cell: () => t('text') },
      {
        id: 'amount',
        header: t('amount'),
        sortable: true,
        align: 'end' as const,
        cell: ({ amount }: Row) => amount.toLocaleString('en'),
      },
    ],
  };
}

function DownloadExample({ t }: { t: Translate }) {
  const { download, busy } = useDownload();
  const save = () => void download('/api/gallery/none');
  const open = useEffectEvent(save);
  useEffect(() => open(), []);
  return (
    <Button loading={busy} onClick={save}>
      {t('download')}
    </Button>
  );
}

const toolbarParts = (t: Translate, value: string) => ({
  search: { value, label: t('name'), onSearch: () => undefined },
  filters: [
    {
      id: 'kind',
      label: t('kind'),
      value: '1',
      onChange: () => undefined,
      options: [1, 2].map((option) => ({ value: String(option), label: t('option', { value: option }) })),
    },
  ],
});

export const dataTable: StoryGroup = {
  id: 'data-table',
  title: 'DataTable, useSelection, CellLines, CellTitle, CellNote, EmailText',
  area: 'Pages for admins',
  stories: {
    rows: (t) => <TableExample t={t} />,
    selectable: (t) => <TableExample t={t} isSelectable />,
    'some-selected': (t) => (
      <DataTable<Row>
        {...base(t)}
        rows={[1, 2].map((id) => ({ id: String(id), name: t('numberedPerson', { value: id }), amount: id }))}
        selected={new Set(['1'])}
        onSelect={() => undefined}
        bulkActions={<Button size="small">{t('remove')}</Button>}
      />
    ),
    'cell-with-lines': (t) => (
      <CellLines>
        <CellTitle>{t('person')}</CellTitle>
        <CellNote>{t('text')}</CellNote>
        <CellNote>
          <EmailText email="visitor@example.com" />
        </CellNote>
      </CellLines>
    ),
    loading: (t) => <DataTable<Row> {...base(t)} rows={[]} loading />,
    empty: (t) => <DataTable<Row> {...base(t)} rows={[]} />,
    failed: (t) => <DataTable<Row> {...base(t)} rows={[]} error={new ApiError(503)} onRetry={() => undefined} />,
    forbidden: (t) => <DataTable<Row> {...base(t)} rows={[]} error={new ApiError(403)} onRetry={() => undefined} />,
  },
};

export const listToolbar: StoryGroup = {
  id: 'list-toolbar',
  title: 'ListToolbar, ExportButtons',
  area: 'Pages for admins',
  stories: {
    everything: (t) => (
      <ListToolbar {...toolbarParts(t, '')}>
        <ExportButtons path="/api/gallery/none" query={{ page: 1 }} />
      </ListToolbar>
    ),
    narrowed: (t) => <ListToolbar {...toolbarParts(t, t('person'))} onReset={() => undefined} />,
  },
};

export const foldButton: StoryGroup = {
  id: 'fold-button',
  title: 'FoldButton',
  area: 'Pages for admins',
  stories: {
    closed: () => <FoldButton controls="folded" isOpen={false} onToggle={() => undefined} />,
    open: (t) => (
      <>
        <FoldButton controls="folded" isOpen active={2} onToggle={() => undefined} />
        <p id="folded">{t('person')}</p>
      </>
    ),
  },
};

export const imageTiles: StoryGroup = {
  id: 'image-tiles',
  title: 'ImageTiles',
  area: 'Pages for admins',
  stories: {
    library: (t) => <ImageTiles images={sampleImages(t)} onPress={() => undefined} />,
    chosen: (t) => <ImageTiles images={sampleImages(t)} chosenId="2" onPress={() => undefined} />,
  },
};

export const listPages: StoryGroup = {
  id: 'list-pages',
  title: 'ListPages',
  area: 'Pages for admins',
  stories: {
    one: () => <ListPages page={1} pageCount={1} total={7} hrefFor={String} />,
    many: () => <ListPages page={4} pageCount={30} total={593} hrefFor={(page) => `/?page=${page}`} />,
  },
};

export const download: StoryGroup = {
  id: 'download',
  title: 'useDownload',
  area: 'Pages for admins',
  stories: { failed: { isModal: true, show: (t) => <DownloadExample t={t} /> } },
};
