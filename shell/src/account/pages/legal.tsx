import { useParams, useTranslation, type HeadInput, type PageModule } from '@portal/kit';
import type { Article } from '../ui/legal/articles.tsx';
import { dottedDay } from '../ui/legal/legal-documents.ts';
import { LegalPage } from '../features/legal/legal-page.tsx';

/** The page of a document that has versions: the present one, or the one that the address names. */
function versioned(document: 'terms' | 'privacy'): PageModule {
  function Page() {
    const { t } = useTranslation('shell');
    const { version } = useParams();
    const texts = version ? `archive.${document}` : `${document}.articles`;
    const articles = t(texts, { returnObjects: true }) as Article[];
    return <LegalPage document={document} version={version} lead={t(`${document}.lead`)} articles={articles} />;
  }
  return {
    Page,
    head({ t, params: { version } }: HeadInput<never>) {
      const title = t(`${document}.head.title`);
      return {
        title: version ? `${title} (${dottedDay(version)})` : title,
        description: t(`${document}.head.description`),
        noindex: version !== undefined,
      };
    },
  };
}

export const terms = versioned('terms');
export const privacy = versioned('privacy');
