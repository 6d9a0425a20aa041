import {
  ButtonLink,
  EmptyState,
  ErrorState,
  Skeleton,
  useLocale,
  useTranslation,
  type HeadInput,
  type PageHead,
} from '@portal/kit';
import { textLang } from '@portal/kit/text-lang';
import { AdminPage, formatDateTime, ListPages, useListQuery } from '@portal/kit/admin';
import { useImageSource } from '@portal/kit/remote';
import { useAdminList } from '../../api/admin-client.ts';
import type { BoardPostDetail } from '../../api/admin-posts.ts';
import { boards } from '../../boards.ts';
import { AuthorName } from '../../ui/board/author-name.tsx';
import { LazyMarkdown } from '../../ui/board/lazy-markdown.tsx';
import { postAddress } from '../../ui/board/board-place.ts';
import { PublishPanel } from '../publishing/publish-panel.tsx';
import styles from './queue.module.css';

export function head({ t }: HeadInput<never>): PageHead {
  return { title: t('admin.queue.heading'), description: t('admin.queue.lead'), noindex: true };
}

/** What members wrote and nobody has published yet, the oldest first. */
export function Page() {
  const { t } = useTranslation('community');
  const locale = useLocale();
  const { query, hrefFor } = useListQuery({ page: 1 });
  const { data, loading, error, reload } = useAdminList('/api/news/admin/queue', query);
  return (
    <AdminPage title={t('admin.queue.heading')} lead={t('admin.queue.lead')}>
      {loading && !data ? <Skeleton height={240} /> : null}
      {error && !data ? <ErrorState title={t('admin.loadFailed')} onRetry={reload} /> : null}
      {data?.data.length === 0 ? <EmptyState icon="check" title={t('admin.queue.empty')} /> : null}
      <ul className={styles.list}>
        {data?.data.map((item) => (
          <li key={`${item.id} ${item.version}`} className={styles.item}>
            <h2 className={styles.title} lang={textLang(item.title, locale)}>
              {item.title}
            </h2>
            <p className={styles.facts}>
              <span>
                <AuthorName of={item} />
              </span>
              <time dateTime={item.submittedAt ?? item.createdAt}>
                {formatDateTime(item.submittedAt ?? item.createdAt)}
              </time>
            </p>
            {item.originalPath ? <Picture item={item} /> : null}
            <div className={styles.text} tabIndex={0} role="region" aria-label={item.title}>
              <LazyMarkdown text={item.content} />
            </div>
            <div className={styles.actions}>
              <PublishPanel item={item} onDone={reload} />
              <ButtonLink size="small" variant="ghost" to={postAddress(boards[item.board], item.id)}>
                {t('admin.queue.preview')}
              </ButtonLink>
              <ButtonLink size="small" variant="ghost" to={`/admin/community/posts/${item.board}/${item.id}`}>
                {t('admin.queue.open')}
              </ButtonLink>
            </div>
          </li>
        ))}
      </ul>
      {data ? <ListPages {...data} hrefFor={(page) => hrefFor({ page })} /> : null}
    </AdminPage>
  );
}

/** The picture of an item that waits, which is not public yet. */
function Picture({ item: { originalPath, imageAlt, title } }: { item: BoardPostDetail }) {
  const { t } = useTranslation('community');
  const source = useImageSource(originalPath, false);
  return <img className={styles.picture} src={source} alt={imageAlt ?? t('news.imageOf', { title })} />;
}
