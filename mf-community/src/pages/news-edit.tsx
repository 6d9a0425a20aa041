import {
  can,
  useLoaderData,
  useSession,
  useTranslation,
  type HeadInput,
  type PageHead,
  type PageModule,
} from '@portal/kit';
import { useState } from 'react';
import boardArt from '../ui/board/art/board-art.module.css';
import { EditorPage, EditorProblem } from '../ui/writing/editor-page.tsx';
import { listAddress, type NewsBoard } from '../ui/board/news-board.ts';
import type { NewsEditData } from './news-edit-loader.ts';
import { NewsEditor } from '../features/news/news-editor.tsx';

function newsEditHead(board: NewsBoard, { data, t }: HeadInput<NewsEditData>): PageHead {
  return { title: t(`news.${board}.${data ? 'edit' : 'write'}`), description: t(`news.${board}.description`) };
}

/** The page that writes an item, or changes one. Announcements are written by editors. */
function NewsEditView({ board, data }: { board: NewsBoard; data: NewsEditData }) {
  const { t } = useTranslation('community');
  const { user } = useSession();
  // Still there while the one who writes is asked whether to go, once the session has ended.
  const [author] = useState(user?.email ?? '');
  const place = {
    art: boardArt[board],
    section: t(`news.${board}.section`),
    board: t(`news.${board}.title`),
    listAddress: listAddress(board),
  };
  if (board === 'announcement' && user && !can(user, 'community', 'editor'))
    return <EditorProblem {...place} status={403} needed={{ requiredRole: 'editor', section: 'community' }} />;
  if (data && !data.ok) return <EditorProblem {...place} status={data.status} />;
  if (data && !data.value.mayEdit) return <EditorProblem {...place} status={403} />;
  return (
    <EditorPage {...place} title={t(`news.${board}.${data ? 'edit' : 'write'}`)}>
      <NewsEditor
        key={data ? `${data.value.newsId} ${data.value.version}` : 'new'}
        board={board}
        author={author}
        item={data?.value}
      />
    </EditorPage>
  );
}

const pageOf = (board: NewsBoard): PageModule => ({
  head: (input: HeadInput<NewsEditData>) => newsEditHead(board, input),
  Page: () => <NewsEditView board={board} data={useLoaderData<NewsEditData>()} />,
});

export const news = pageOf('news');
export const announcement = pageOf('announcement');
