import {
  Button,
  Chip,
  EmptyState,
  ErrorState,
  Skeleton,
  useTranslation,
  type HeadInput,
  type PageHead,
} from '@portal/kit';
import { AdminPage, ListPages, ListToolbar, useListQuery } from '@portal/kit/admin';
import { useRef, useState } from 'react';
import { useAdminList } from '../../api/admin-client.ts';
import type { Media } from '../../api/media.ts';
import { MediaDialog } from '../media/media-dialog.tsx';
import { useMediaUpload } from '../media/use-media-upload.ts';
import styles from './media.module.css';

export function head({ t }: HeadInput<never>): PageHead {
  return { title: t('admin.media.heading'), description: t('admin.media.lead'), noindex: true };
}

const ACCEPTED = 'image/png,image/jpeg,image/gif,image/webp';

function Tile({ media, onOpen }: { media: Media; onOpen(): void }) {
  const { t } = useTranslation('community');
  const { name, tileAddress, altKo, altEn, uses } = media;
  return (
    <li>
      <button type="button" className={styles.tile} onClick={onOpen}>
        <img src={tileAddress} alt="" width={480} height={360} loading="lazy" />
        <span className={styles.name}>{name}</span>
        <span className={styles.chips}>
          <Chip tone={uses.length > 0 ? 'success' : 'neutral'}>{t('admin.media.uses', { count: uses.length })}</Chip>
          {altKo && altEn ? null : <Chip tone="warning">{t('admin.media.noWords')}</Chip>}
        </span>
      </button>
    </li>
  );
}

/** Images that texts of the boards show: words, focal point, where they are, and adding further ones. */
export function Page() {
  const { t } = useTranslation('community');
  const { query, set, hrefFor } = useListQuery({ page: 1, search: '' });
  const list = useAdminList('/api/news/media', { ...query, pageSize: 24 });
  const [openedId, setOpenedId] = useState<string>();
  const picker = useRef<HTMLInputElement>(null);
  const upload = useMediaUpload(list.reload);
  const { data, loading, error, reload } = list;
  const opened = data?.data.find(({ mediaId }) => mediaId === openedId);
  return (
    <AdminPage
      title={t('admin.media.heading')}
      lead={t('admin.media.lead')}
      actions={
        <Button loading={upload.isBusy} onClick={() => picker.current?.click()}>
          {t('admin.media.add')}
        </Button>
      }
    >
      <input
        ref={picker}
        type="file"
        accept={ACCEPTED}
        multiple
        hidden
        aria-label={t('admin.media.add')}
        onChange={({ target }) => {
          void upload.add([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      <ListToolbar
        search={{ value: query.search, label: t('admin.media.search'), onSearch: (search) => set({ search }) }}
      />
      <div role="status">
        {upload.progress === undefined ? null : (
          <label className={styles.progress}>
            <span>{t('admin.media.uploading', { percent: Math.round(upload.progress * 100) })}</span>
            <progress max={1} value={upload.progress} />
          </label>
        )}
      </div>
      {upload.failures.length > 0 ? (
        <ul className={styles.failures} role="alert">
          {upload.failures.map(({ name, reason }) => (
            <li key={name}>{t('admin.media.notAdded', { name, reason })}</li>
          ))}
        </ul>
      ) : null}
      {loading && !data ? <Skeleton height={320} /> : null}
      {error && !data ? <ErrorState title={t('admin.loadFailed')} onRetry={reload} /> : null}
      {data?.data.length === 0 ? (
        <EmptyState icon="file" title={t(query.search ? 'admin.media.nothingFound' : 'admin.media.empty')} />
      ) : null}
      <ul className={styles.grid}>
        {data?.data.map((media) => (
          <Tile key={media.mediaId} media={media} onOpen={() => setOpenedId(media.mediaId)} />
        ))}
      </ul>
      {data ? <ListPages {...data} hrefFor={(page) => hrefFor({ page })} /> : null}
      {opened ? (
        <MediaDialog
          key={`${opened.mediaId} ${opened.version}`}
          media={opened}
          onChanged={reload}
          onClose={() => setOpenedId(undefined)}
        />
      ) : null}
    </AdminPage>
  );
}
