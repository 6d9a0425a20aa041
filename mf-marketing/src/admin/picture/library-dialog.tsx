import { Dialog, EmptyState, ErrorState, Skeleton, useTranslation } from '@portal/kit';
import { ImageTiles, ListToolbar } from '@portal/kit/admin';
import { useState } from 'react';
import { useAdminItem } from '../../api/admin-client.ts';
import styles from './library-dialog.module.css';

const shownAtOnce = 48;

interface LibraryDialogProps {
  /** The one that the entry shows now. */
  chosenId: string | undefined;
  onChosen(pictureId: string): void;
  onClose(): void;
}

/** The pictures of the library, of which one is chosen. */
export function LibraryDialog({ chosenId, onChosen, onClose }: LibraryDialogProps) {
  const { t } = useTranslation('marketing');
  const [search, setSearch] = useState('');
  const { data, error, reload } = useAdminItem('/api/content/admin/pictures', {
    ...(search ? { search } : {}),
    pageSize: shownAtOnce,
  });
  return (
    <Dialog open onClose={onClose} title={t('admin.picture.chooseTitle')}>
      <ListToolbar search={{ value: search, label: t('admin.picture.search'), onSearch: setSearch }} />
      {!data && !error && <Skeleton height={240} />}
      {!data && error && <ErrorState onRetry={reload} />}
      {data?.data.length === 0 && <EmptyState icon="file" title={t('admin.picture.none')} />}
      <div className={styles.images}>
        <ImageTiles images={data?.data ?? []} chosenId={chosenId ?? ''} onPress={({ mediaId }) => onChosen(mediaId)} />
      </div>
      {data && data.total > shownAtOnce && (
        <p className={styles.more}>{t('admin.picture.more', { count: data.total - shownAtOnce })}</p>
      )}
    </Dialog>
  );
}
