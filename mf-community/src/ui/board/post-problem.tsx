import { ButtonLink, Container, EmptyState, useTranslation } from '@portal/kit';
import type { Board } from '../../boards.ts';
import { BoardBanner } from './board-banner.tsx';
import { listAddress, type BoardPlace } from './board-place.ts';
import { BoardProblem } from './board-problem.tsx';

interface PostProblemProps {
  board: Board;
  place?: BoardPlace;
  status: number;
}

/** In the place of a post that is not there, is hidden, or could not be loaded; the document has the same status. */
export function PostProblem({ board, place, status }: PostProblemProps) {
  const { t } = useTranslation('community');
  const isMissing = status === 404;
  return (
    <>
      <BoardBanner board={board} place={place} title={t(isMissing ? 'common.notFound' : 'common.error')} />
      <Container>
        {isMissing ? (
          <EmptyState
            title={t('common.notFoundTitle')}
            text={t('common.notFoundText')}
            action={
              <ButtonLink to={listAddress(board, place)} variant="secondary">
                {t('common.backToList')}
              </ButtonLink>
            }
          />
        ) : (
          <BoardProblem hasToast />
        )}
      </Container>
    </>
  );
}
