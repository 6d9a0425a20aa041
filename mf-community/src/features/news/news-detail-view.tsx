import { Chip, useSearchParams, useTranslation, type HeadInput, type PageHead } from '@portal/kit';
import type { NewsDetail, NewsNeighbour } from '../../api/types.ts';
import { BoardArticle } from '../board/board-article.tsx';
import { BoardNeighbours, type BoardNeighbour } from '../board/board-neighbours.tsx';
import { BoardPostNotFound, BoardPostPage } from '../board/board-post-page.tsx';
import { descriptionOf } from '../board/description-of.ts';
import { pageOf } from '../board/page-of.ts';
import type { ReadPost } from '../board/read-post.ts';
import { itemAddress, listAddress, type NewsBoard } from './news-board.ts';

export function newsDetailHead({ data, locale }: HeadInput<ReadPost<NewsDetail>>): PageHead {
  return { ...descriptionOf(data), type: 'article', translated: data.lang === locale };
}

export function NewsDetailView({ board, news }: { board: NewsBoard; news: ReadPost<NewsDetail> }) {
  const { t } = useTranslation('community');
  const [search] = useSearchParams();
  const page = pageOf(search);
  const toNeighbour = (neighbour: NewsNeighbour | null): BoardNeighbour | undefined =>
    neighbour ? { ...neighbour, to: itemAddress(board, neighbour.newsId, page) } : undefined;
  return (
    <BoardPostPage {...placeOf(board, t)} title={news.title} lang={news.lang} listAddress={listAddress(board, page)}>
      <BoardArticle {...news} chip={<Chip tone="primary">{t('news.typeAndId', { type: t(`news.${board}.type`), id: news.newsId })}</Chip>} />
      <BoardNeighbours previous={toNeighbour(news.previous)} next={toNeighbour(news.next)} />
    </BoardPostPage>
  );
}

export function NewsNotFound({ board }: { board: NewsBoard }) {
  const { t } = useTranslation('community');
  return <BoardPostNotFound {...placeOf(board, t)} listAddress={listAddress(board)} />;
}

function placeOf(board: NewsBoard, t: (key: string) => string) {
  return { section: t(`news.${board}.section`), board: t(`news.${board}.title`) };
}
