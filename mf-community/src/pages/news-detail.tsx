import {
  ButtonLink,
  can,
  Chip,
  useLoaderData,
  useSearchParams,
  useSession,
  useTranslation,
  type HeadInput,
  type PageHead,
  type PageModule,
} from '@portal/kit';
import { removeNews, restoreNews, type NewsDetail, type NewsNeighbour } from '../api/news.ts';
import { AuthorActions } from '../ui/board/author-actions.ts';
import { BoardArticle } from '../ui/board/board-article.tsx';
import { BoardAttachment } from '../ui/board/board-attachment.tsx';
import { BoardNeighbours, type BoardNeighbour } from '../ui/board/board-neighbours.tsx';
import boardArt from '../ui/board/art/board-art.module.css';
import { BoardPostPage, BoardPostProblem } from '../ui/board/board-post-page.tsx';
import { descriptionOf, headOfProblem } from '../ui/board/description-of.ts';
import type { ReadPost } from '../ui/board/read-post.ts';
import { useSeen } from '../ui/board/use-seen.ts';
import { useFreshForReader } from '../ui/reader/use-fresh-for-reader.ts';
import { boardPlaceOf } from '../ui/board/board-place.ts';
import { editAddress, itemAddress, listAddress, type NewsBoard } from '../ui/board/news-board.ts';
import { loadNewsDetail, type NewsDetailData } from './news-detail-loader.ts';
import { NewsImage } from '../features/news/news-image.tsx';
import { NewsStateChip } from '../features/news/news-state-chip.tsx';

function head({ data: { news }, locale, t }: HeadInput<NewsDetailData>): PageHead {
  if (!news.ok) return headOfProblem(news.status, t);
  const { lang, isTranslated = lang === locale, startDate, updatedAt, originalPath } = news.value;
  const { title, description } = descriptionOf(news.value);
  const image = originalPath ?? undefined;
  return {
    title,
    description,
    type: 'article',
    translated: isTranslated,
    image,
    jsonLd: {
      '@context': 'https://schema.org',
      '@type': 'NewsArticle',
      headline: title,
      description,
      inLanguage: lang,
      datePublished: startDate,
      dateModified: updatedAt > startDate ? updatedAt : startDate,
      image,
      publisher: { '@type': 'Organization', name: t('common.organizer'), url: '/' },
    },
  };
}

function NewsDetailView({ board, data }: { board: NewsBoard; data: NewsDetailData }) {
  const { t } = useTranslation('community');
  const [search] = useSearchParams();
  const { news } = useFreshForReader(data, loadNewsDetail[board]);
  const place = {
    art: boardArt[board],
    section: t(`news.${board}.section`),
    board: t(`news.${board}.title`),
    listAddress: listAddress(board, boardPlaceOf(search)),
  };
  return news.ok ? (
    <Item board={board} place={place} item={news.value} />
  ) : (
    <BoardPostProblem {...place} status={news.status} />
  );
}

interface ItemProps {
  board: NewsBoard;
  place: { art: string | undefined; section: string; board: string; listAddress: string };
  item: ReadPost<NewsDetail>;
}

function Item({ board, place, item }: ItemProps) {
  const { t } = useTranslation('community');
  const [search] = useSearchParams();
  const { newsId, title, lang, fileName, fileSize, mine, mayEdit, mayRemove } = item;
  useSeen('news', newsId);
  const toNeighbour = (neighbour: NewsNeighbour | null): BoardNeighbour | undefined =>
    neighbour ? { ...neighbour, to: itemAddress(board, neighbour.newsId, boardPlaceOf(search)) } : undefined;
  const isEditor = can(useSession().user, 'community', 'editor');
  const actions = (
    <AuthorActions
      mayEdit={mine && mayEdit}
      mayRemove={mayRemove}
      title={title}
      note={item.returnReason ? { title: t('news.returned'), text: item.returnReason } : undefined}
      editTo={editAddress(board, newsId)}
      listTo={place.listAddress}
      remove={(api) => removeNews(api, item)}
      restore={(api) => restoreNews(api, item)}
    >
      {isEditor ? (
        <ButtonLink variant="secondary" to={`/admin/community/posts/${board}/${newsId}`}>
          {t('news.manage')}
        </ButtonLink>
      ) : null}
    </AuthorActions>
  );
  return (
    <BoardPostPage {...place} title={title} lang={lang} actions={actions}>
      <BoardArticle
        {...item}
        isPublic={item.state === 'visible'}
        chip={
          <>
            <Chip tone="primary">{t('news.typeAndId', { type: t(`news.${board}.type`), id: newsId })}</Chip>
            <NewsStateChip item={item} />
          </>
        }
        attachment={
          fileName ? (
            <BoardAttachment
              href={`/api/news/attachment?newsId=${newsId}`}
              fetchFile={(api) => api.download('/api/news/attachment', { query: { newsId: String(newsId) } })}
              fileName={fileName}
              fileSize={fileSize}
            />
          ) : null
        }
      >
        <NewsImage item={item} />
      </BoardArticle>
      <BoardNeighbours previous={toNeighbour(item.previous)} next={toNeighbour(item.next)} />
    </BoardPostPage>
  );
}

const pageOf = (board: NewsBoard): PageModule => ({
  head,
  Page: () => <NewsDetailView board={board} data={useLoaderData<NewsDetailData>()} />,
});

export const news = pageOf('news');
export const announcement = pageOf('announcement');
