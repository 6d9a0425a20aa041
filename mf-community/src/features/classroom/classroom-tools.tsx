import { ButtonLink, Link, useSession, useTranslation } from '@portal/kit';
import type { ReactNode } from 'react';
import type { Board } from '../../boards.ts';
import { editAddress, listAddress, type BoardPlace } from '../../ui/board/board-place.ts';
import styles from './classroom-tools.module.css';
import chips from './kind-chips.module.css';

interface ClassroomToolsProps {
  board: Board;
  place: BoardPlace;
  /** The search. */
  children: ReactNode;
}

/** The kinds of posts and the way to the editor, around the search. */
export function ClassroomTools({ board, place, children }: ClassroomToolsProps) {
  return (
    <>
      <KindFilters board={board} place={place} />
      {children}
      <WriteLink board={board} />
    </>
  );
}

/** Chips that are addresses: each shows one kind of posts, within the search that is on. */
function KindFilters({ board, place }: { board: Board; place: BoardPlace }) {
  const { t } = useTranslation('community');
  return (
    <nav className={styles.kinds} aria-label={t('classroom.filters')}>
      <ul className={chips.chips}>
        {(['all', ...(board.kinds ?? [])] as const).map((kind) => (
          <li key={kind}>
            <Link
              className={chips.chip}
              to={listAddress(board, { ...place, kind, page: 1 })}
              keepPlace
              aria-current={kind === place.kind ? 'true' : undefined}
            >
              {t(`classroom.type.${kind}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The way to the editor, for those who are signed in. */
function WriteLink({ board }: { board: Board }) {
  const { t } = useTranslation('community');
  const { status } = useSession();
  if (status === 'signed-out') return null;
  return (
    <ButtonLink className={styles.write} to={editAddress(board)} data-unknown={status === 'unknown' ? '' : undefined}>
      {t('board.write')}
    </ButtonLink>
  );
}
