import { ButtonLink, Container, EmptyState, PageBanner, useLocale, useTranslation, type Locale } from '@portal/kit';
import type { ReactNode } from 'react';
import styles from './board-post-page.module.css';

interface BoardPostPageProps {
  title: string;
  /** The language of the title, when it is known. */
  lang?: Locale;
  /** Section and board that the post belongs to. */
  section: string;
  board: string;
  listAddress: string;
  children: ReactNode;
}

/** The page of a post: its title on the banner, then the post, its neighbours, and the way back to the list. */
export function BoardPostPage({ title, lang, section, board, listAddress, children }: BoardPostPageProps) {
  const { t } = useTranslation('community');
  const locale = useLocale();
  return (
    <>
      <div className={styles.banner}>
        <PageBanner title={title} lang={lang === locale ? undefined : lang} trail={[{ label: section }, { label: board, to: listAddress }, { label: t('common.post') }]} />
      </div>
      <Container>
        <div className={styles.page}>
          {children}
          <div className={styles.back}>
            <ButtonLink to={listAddress} variant="secondary">{t('common.backToList')}</ButtonLink>
          </div>
        </div>
      </Container>
    </>
  );
}

type BoardPostNotFoundProps = Pick<BoardPostPageProps, 'section' | 'board' | 'listAddress'>;

/** Shown with status 404 for a post that does not exist or is hidden. */
export function BoardPostNotFound({ section, board, listAddress }: BoardPostNotFoundProps) {
  const { t } = useTranslation('community');
  return (
    <>
      <PageBanner title={t('common.notFound')} trail={[{ label: section }, { label: board, to: listAddress }, { label: t('common.notFound') }]} />
      <Container>
        <EmptyState
          title={t('common.notFoundTitle')}
          text={t('common.notFoundText')}
          action={<ButtonLink to={listAddress} variant="secondary">{t('common.backToList')}</ButtonLink>}
        />
      </Container>
    </>
  );
}
