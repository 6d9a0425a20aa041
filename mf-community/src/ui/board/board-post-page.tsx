import {
  foreignLang,
  ButtonLink,
  Container,
  EmptyState,
  ErrorState,
  PageBanner,
  useLocale,
  useLocation,
  useNavigate,
  useTranslation,
  type Locale,
} from '@portal/kit';
import { textLang } from '@portal/kit/text-lang';
import type { ReactNode } from 'react';
import styles from './board-post-page.module.css';
import { useLoadFailureToast } from './board-problem.tsx';
import { wholeNames } from './whole-names.ts';

interface BoardPostPageProps {
  title: string;
  /** A style of `board-art.module.css`. */
  art: string | undefined;
  /** The language of the title, when it is known. */
  lang?: Locale;
  /** Section and board that the post belongs to. */
  section: string;
  board: string;
  listAddress: string;
  /** What its author and admins can do with the post. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The page of a post: its title on the banner, then the post, its neighbours, and the way back to the list. */
export function BoardPostPage({
  title,
  art,
  lang,
  section,
  board,
  listAddress,
  actions,
  children,
}: BoardPostPageProps) {
  const { t } = useTranslation('community');
  const locale = useLocale();
  return (
    <>
      <div className={styles.banner}>
        <PageBanner
          className={art}
          title={wholeNames(title)}
          lang={foreignLang(lang, locale) ?? textLang(title, locale)}
          trail={[{ label: section }, { label: board, to: listAddress }, { label: t('common.post') }]}
        />
      </div>
      <Container>
        <div className={styles.page}>
          {children}
          <div className={styles.foot}>
            <ButtonLink to={listAddress} variant="secondary">
              {t('common.backToList')}
            </ButtonLink>
            {actions}
          </div>
        </div>
      </Container>
    </>
  );
}

interface BoardPostProblemProps extends Pick<BoardPostPageProps, 'art' | 'section' | 'board' | 'listAddress'> {
  status: number;
}

/** In the place of a post that is not there, is hidden, or could not be loaded; the document has the same status. */
export function BoardPostProblem({ status, art, section, board, listAddress }: BoardPostProblemProps) {
  const { t } = useTranslation('community');
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const isMissing = status === 404;
  const title = t(isMissing ? 'common.notFound' : 'common.error');
  useLoadFailureToast(!isMissing);
  return (
    <>
      <PageBanner
        className={art}
        title={title}
        trail={[{ label: section }, { label: board, to: listAddress }, { label: title }]}
      />
      <Container>
        {isMissing ? (
          <EmptyState
            title={t('common.notFoundTitle')}
            text={t('common.notFoundText')}
            action={
              <ButtonLink to={listAddress} variant="secondary">
                {t('common.backToList')}
              </ButtonLink>
            }
          />
        ) : (
          <ErrorState
            title={title}
            text={t('common.errorText')}
            onRetry={() => navigate(pathname + search, { replace: true, reload: true })}
          />
        )}
      </Container>
    </>
  );
}
