import { useParams, useTranslation, type HeadInput, type PageHead } from '@portal/kit';
import type { Article } from '../ui/legal/articles.tsx';
import { dottedDay } from '../ui/legal/legal-documents.ts';
import { LegalPage } from '../features/legal/legal-page.tsx';

export function head({ t, params: { version } }: HeadInput<never>): PageHead {
  const title = t('privacy.head.title');
  return {
    title: version ? `${title} (${dottedDay(version)})` : title,
    description: t('privacy.head.description'),
    noindex: version !== undefined,
  };
}

export function Page() {
  const { t } = useTranslation('shell');
  const { version } = useParams();
  const articles = t(version ? 'archive.privacy' : 'privacy.articles', { returnObjects: true }) as Article[];
  return <LegalPage document="privacy" version={version} lead={t('privacy.lead')} articles={articles} />;
}
