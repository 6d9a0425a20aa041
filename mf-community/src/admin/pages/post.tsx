import {
  EmptyState,
  ErrorState,
  Skeleton,
  useParams,
  useTranslation,
  type HeadInput,
  type PageHead,
} from '@portal/kit';
import { AdminPage, HistoryButton } from '@portal/kit/admin';
import { useAdminItem } from '../../api/admin-client.ts';
import { boards } from '../../boards.ts';
import { LazyMarkdown } from '../../ui/board/lazy-markdown.tsx';
import { PostActions } from '../posts/post-actions.tsx';
import { PostFacts } from '../posts/post-facts.tsx';
import { TextsForm } from '../posts/texts-form.tsx';
import { PublishPanel } from '../publishing/publish-panel.tsx';
import styles from './post.module.css';

export function head({ t }: HeadInput<never>): PageHead {
  return { title: t('admin.post.heading'), description: t('admin.posts.lead'), noindex: true };
}

/** One post of any board: its text, who sees it, and its way to the trash and back. */
export function Page() {
  const { t } = useTranslation('community');
  const { board = '', id = '' } = useParams();
  const { data: post, loading, error, reload } = useAdminItem(`/api/classroom/admin/posts/${board}/${id}`);
  const back = post?.removedAt
    ? { to: '/admin/community/trash', label: t('admin.trash.heading') }
    : { to: '/admin/community/posts', label: t('admin.posts.heading') };
  const isNews = post && boards[post.board].hasReview && !post.removedAt;
  return (
    <AdminPage
      title={post?.title ?? t('admin.post.heading')}
      back={back}
      actions={
        post ? (
          <>
            <HistoryButton
              path={`/api/classroom/admin/posts/${post.board}/${post.id}`}
              version={post.version}
              fieldLabel={(name) => t(`admin.history.${name}`, { defaultValue: '' }) || undefined}
              valueText={(name, value) => (name === 'type' ? t(`classroom.type.${String(value)}`) : undefined)}
              onRestored={reload}
            />
            <PostActions post={post} onDone={reload} />
          </>
        ) : undefined
      }
    >
      {loading && !post ? <Skeleton height={320} /> : null}
      {error && !post ? (
        error.status === 404 ? (
          <EmptyState title={t('admin.post.missing')} />
        ) : (
          <ErrorState title={t('admin.loadFailed')} onRetry={reload} />
        )
      ) : null}
      {post ? (
        <div className={styles.post}>
          <PostFacts post={post} />
          {isNews ? <PublishPanel item={post} onDone={reload} /> : null}
          <div className={styles.text}>
            <LazyMarkdown text={post.content} />
          </div>
          {isNews ? <TextsForm post={post} onSaved={reload} onShowCurrent={reload} /> : null}
        </div>
      ) : null}
    </AdminPage>
  );
}
