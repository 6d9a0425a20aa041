import { ButtonLink, can, Chip, useSession, useTranslation } from '@portal/kit';
import { NewsImage } from '../features/news/news-image.tsx';
import { NewsStateChip } from '../features/news/news-state-chip.tsx';
import { boardDetail } from './board-detail.tsx';

/** Spec, "News detail". */
export const pageOf = boardDetail({
  headOf({ lang, isTranslated, startDate = '', updatedAt, originalPath }, { title, description }, { locale, t }) {
    const image = originalPath ?? undefined;
    return {
      translated: isTranslated ?? lang === locale,
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
  },
  Chips({ board, post }) {
    const { t } = useTranslation('community');
    const type = t([`${board.words}.type`, `common.menu.${board.name}`]);
    return (
      <>
        <Chip tone="primary">{t('news.typeAndId', { type, id: post.id })}</Chip>
        <NewsStateChip item={post} />
      </>
    );
  },
  Image: NewsImage,
  Actions({ board, post }) {
    const { t } = useTranslation('community');
    return can(useSession().user, 'community', 'editor') ? (
      <ButtonLink variant="secondary" to={`/admin/community/posts/${board.name}/${post.id}`}>
        {t('news.manage')}
      </ButtonLink>
    ) : null;
  },
});
