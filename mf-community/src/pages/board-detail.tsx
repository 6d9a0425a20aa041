import {
  ButtonLink,
  Container,
  foreignLang,
  useLoaderData,
  useLocale,
  useSearchParams,
  useTranslation,
  type HeadInput,
  type PageHead,
  type PageModule,
} from '@portal/kit';
import { textLang } from '@portal/kit/text-lang';
import type { ReactNode } from 'react';
import type { PostNeighbour } from '../api/posts.ts';
import { perBoard, type Board } from '../boards.ts';
import { AuthorActions } from '../ui/board/author-actions.ts';
import { BoardArticle } from '../ui/board/board-article.tsx';
import { BoardBanner } from '../ui/board/board-banner.tsx';
import { BoardNeighbours } from '../ui/board/board-neighbours.tsx';
import { boardPlaceOf, listAddress, postAddress } from '../ui/board/board-place.ts';
import { PostProblem } from '../ui/board/post-problem.tsx';
import { descriptionOf, headOfProblem } from '../ui/board/description-of.ts';
import { useSeen } from '../ui/board/use-seen.ts';
import { wholeNames } from '../ui/board/whole-names.ts';
import { useFreshForReader } from '../ui/reader/use-fresh-for-reader.ts';
import styles from './board-detail.module.css';
import { detailLoader, type DetailData, type ReadPost } from './loaders.ts';

interface PostProps {
  board: Board;
  post: ReadPost;
}

/** What is particular to the posts that a chunk shows. */
interface DetailParts {
  /** What the head says besides title and description. */
  headOf(
    post: ReadPost,
    head: Pick<PageHead, 'title' | 'description'>,
    input: Pick<HeadInput<never>, 't' | 'locale'>,
  ): Partial<PageHead>;
  Chips(props: PostProps): ReactNode;
  /** Shown below the text. */
  Image(props: PostProps): ReactNode;
  /** Between the post and its neighbours. */
  After?(props: PostProps): ReactNode;
  /** Before the author's buttons. */
  Actions?(props: PostProps): ReactNode;
}

/** A post: its title on the banner, then its text, its neighbours within the place in the list, and the way back there. */
function Post({ board, post, parts: { Chips, Image, After, Actions } }: PostProps & { parts: DetailParts }) {
  const { t } = useTranslation('community');
  const locale = useLocale();
  const place = boardPlaceOf(board, useSearchParams()[0]);
  const { id, title, lang } = post;
  useSeen(board, id);
  const list = listAddress(board, place);
  const toNeighbour = (neighbour: PostNeighbour | null) =>
    neighbour ? { ...neighbour, to: postAddress(board, neighbour.id, place) } : undefined;
  return (
    <>
      <div className={styles.banner}>
        <BoardBanner
          board={board}
          place={place}
          title={wholeNames(title)}
          label={t('common.post')}
          lang={foreignLang(lang, locale) ?? textLang(title, locale)}
        />
      </div>
      <Container>
        <div className={styles.page}>
          <BoardArticle board={board} post={post} chips={<Chips board={board} post={post} />}>
            <Image board={board} post={post} />
          </BoardArticle>
          {After ? <After board={board} post={post} /> : null}
          <BoardNeighbours previous={toNeighbour(post.previous)} next={toNeighbour(post.next)} />
          <div className={styles.foot}>
            <ButtonLink to={list} variant="secondary">
              {t('common.backToList')}
            </ButtonLink>
            <AuthorActions board={board} post={post} listTo={list}>
              {Actions ? <Actions board={board} post={post} /> : null}
            </AuthorActions>
          </div>
        </div>
      </Container>
    </>
  );
}

function BoardDetail({ board, parts }: { board: Board; parts: DetailParts }) {
  const { post } = useFreshForReader(useLoaderData<DetailData>(), detailLoader(board));
  const place = boardPlaceOf(board, useSearchParams()[0]);
  return post.ok ? (
    <Post board={board} post={post.value} parts={parts} />
  ) : (
    <PostProblem board={board} place={place} status={post.status} />
  );
}

/** The page of a post of each board. */
export const boardDetail = (parts: DetailParts) =>
  perBoard((board): PageModule => {
    function head({ data: { post }, ...input }: HeadInput<DetailData>): PageHead {
      if (!post.ok) return headOfProblem(post.status, input.t);
      const shown = descriptionOf(post.value);
      return { ...shown, type: 'article', ...parts.headOf(post.value, shown, input) };
    }
    return { head, Page: () => <BoardDetail board={board} parts={parts} /> };
  });
