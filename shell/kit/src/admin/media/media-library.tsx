import { Button, Chip, EmptyState, ErrorState, Skeleton, useTranslation } from '@portal/kit';
import { useRef, useState } from 'react';
import { useAdminItem } from '../data/use-admin-data.ts';
import { ListPages } from '../list/list-pages.tsx';
import { ListToolbar } from '../list/list-toolbar.tsx';
import { useListQuery } from '../list/use-list-query.ts';
import { AdminPage } from '../page/admin-page.tsx';
import { ImageTiles } from './image-tiles.tsx';
import { MediaDialog } from './media-dialog.tsx';
import styles from './media-library.module.css';
import { acceptedImages, type Media } from './media.ts';
import { useMediaUpload } from './use-media-upload.ts';
import { layout } from '../../ui/layout.ts';

/** A page of the list. */
interface MediaPage {
  data: Media[];
  page: number;
  pageCount: number;
  total: number;
}

function Marks({ altKo, altEn, uses }: Media) {
  const { t } = useTranslation('shell');
  return (
    <span className={layout.row1}>
      <Chip tone={uses.length > 0 ? 'success' : 'neutral'}>{t('admin.ui.media.uses', { count: uses.length })}</Chip>
      {altKo && altEn ? null : <Chip tone="warning">{t('admin.ui.media.noWords')}</Chip>}
    </span>
  );
}

export interface MediaLibraryProps {
  /** Of the calls of the library, such as `/api/news/media`. */
  path: string;
  title: string;
  lead: string;
  /** Of what is typed about an image and not stored yet, such as `community.draft.media`. */
  draftName: string;
}

/** The images that texts of a section show: words, focal point, where they are, and adding further ones. */
export function MediaLibrary({ path, title, lead, draftName }: MediaLibraryProps) {
  const { t } = useTranslation('shell');
  const { query, set, hrefFor } = useListQuery({ page: 1, search: '' });
  const list = useAdminItem<MediaPage>(path, { ...query, pageSize: 24 });
  const [openedId, setOpenedId] = useState<string>();
  const picker = useRef<HTMLInputElement>(null);
  const upload = useMediaUpload(path, list.reload);
  const { data, loading, error, reload } = list;
  const opened = data?.data.find(({ mediaId }) => mediaId === openedId);
  return (
    <AdminPage
      title={title}
      lead={lead}
      actions={
        <Button loading={upload.isBusy} onClick={() => picker.current?.click()}>
          {t('admin.ui.media.add')}
        </Button>
      }
    >
      <input
        ref={picker}
        type="file"
        accept={acceptedImages}
        multiple
        hidden
        aria-label={t('admin.ui.media.add')}
        onChange={({ target }) => {
          void upload.add([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      <ListToolbar
        search={{ value: query.search, label: t('admin.ui.media.search'), onSearch: (search) => set({ search }) }}
      />
      <div role="status">
        {upload.progress === undefined ? null : (
          <label className={styles['progress']}>
            <span>{t('admin.ui.media.uploading', { percent: Math.round(upload.progress * 100) })}</span>
            <progress max={1} value={upload.progress} />
          </label>
        )}
      </div>
      {upload.failures.length > 0 ? (
        <ul className={styles['failures']} role="alert">
          {upload.failures.map(({ name, reason }) => (
            <li key={name}>{t('admin.ui.media.notAdded', { name, reason })}</li>
          ))}
        </ul>
      ) : null}
      {loading && !data ? <Skeleton height={320} /> : null}
      {error && !data ? <ErrorState title={t('admin.ui.media.failed')} onRetry={reload} /> : null}
      {data?.data.length === 0 ? (
        <EmptyState icon="file" title={t(query.search ? 'admin.ui.media.nothingFound' : 'admin.ui.media.empty')} />
      ) : null}
      <ImageTiles
        images={data?.data ?? []}
        onPress={({ mediaId }) => setOpenedId(mediaId)}
        note={(media) => <Marks {...media} />}
      />
      {data ? <ListPages {...data} hrefFor={(page) => hrefFor({ page })} /> : null}
      {opened ? (
        <MediaDialog
          // Not by version: the form brings together what somebody else stored meanwhile
          key={opened.mediaId}
          path={path}
          draftName={draftName}
          media={opened}
          onChanged={reload}
          onClose={() => setOpenedId(undefined)}
        />
      ) : null}
    </AdminPage>
  );
}
