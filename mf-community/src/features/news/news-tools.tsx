import {
  ButtonLink,
  can,
  Icon,
  useAlert,
  useLocale,
  useNavigate,
  useSession,
  useTranslation,
  type Locale,
  type PageHead,
} from '@portal/kit';
import type { MouseEvent, ReactNode } from 'react';
import type { Board } from '../../boards.ts';
import { editAddress, listAddress, PAGE_SIZES, type BoardPlace, type PageSize } from '../../ui/board/board-place.ts';
import styles from './news-tools.module.css';

const feedPath = (board: Board, locale: Locale) => `${board.feed}?type=${board.type}&lang=${locale}`;

/** The feed that the page of a board names to feed readers. */
export function newsFeed(board: Board, t: (key: string) => string, locale: Locale): PageHead['feed'] {
  return board.feed ? { title: t(`${board.words}.feedTitle`), href: feedPath(board, locale) } : undefined;
}

interface NewsToolsProps {
  board: Board;
  place: BoardPlace;
  /** The search. */
  children: ReactNode;
}

/** The feed, the number of rows and the way to the editor, beside the search. */
export function NewsTools({ board, place, children }: NewsToolsProps) {
  const { t } = useTranslation('community');
  const locale = useLocale();
  return (
    <>
      {children}
      <div className={styles.tools}>
        {board.feed ? (
          <a className={styles.feed} href={feedPath(board, locale)}>
            <Icon name="external" size={16} /> {t('news.feed')}
          </a>
        ) : null}
        <PageSizeSelect board={board} place={place} />
        <WriteLink board={board} />
      </div>
    </>
  );
}

/** How many rows the list shows at once; another number begins at its first page. */
function PageSizeSelect({ board, place }: { board: Board; place: BoardPlace }) {
  const { t } = useTranslation('community');
  const navigate = useNavigate();
  const show = (size: PageSize) => navigate(listAddress(board, { ...place, page: 1, size }), { keepPlace: true });
  return (
    <label className={styles.size}>
      <span>{t('news.pageSize')}</span>
      <select value={place.size} onChange={(event) => show(event.target.value as PageSize)}>
        {PAGE_SIZES.map((each) => (
          <option key={each} value={each}>
            {each === 'all' ? t('news.pageSizeAll') : each}
          </option>
        ))}
      </select>
    </label>
  );
}

/**
 * The link to the editor. A visitor who is not signed in is asked to sign in, and sent there (spec, "Error catalogue").
 * Where editors write, other members do not see it.
 */
function WriteLink({ board }: { board: Board }) {
  const { t } = useTranslation('community');
  const { status, user } = useSession();
  const alert = useAlert();
  const navigate = useNavigate();
  if (board.writers === 'editors' && user && !can(user, 'community', 'editor')) return null;
  const to = editAddress(board);

  async function sendToSignIn(): Promise<void> {
    await alert(t('board.signInFirst'));
    navigate(`/login?next=${encodeURIComponent(to)}`);
  }

  function follow(event: MouseEvent): void {
    // Where the user is not known yet, the editor's own guard finds out.
    if (status !== 'signed-out') return;
    event.preventDefault();
    void sendToSignIn();
  }

  return (
    <ButtonLink to={to} size="small" onClick={follow}>
      {t('board.write')}
    </ButtonLink>
  );
}
