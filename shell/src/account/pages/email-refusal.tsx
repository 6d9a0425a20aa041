import { useTranslation, type HeadInput, type PageHead } from '@portal/kit';
import type { Article } from '../ui/legal/articles.tsx';
import { LegalPage } from '../features/legal/legal-page.tsx';

export function head({ t }: HeadInput<never>): PageHead {
  return { title: t('legal.refusal.head.title'), description: t('legal.refusal.head.description') };
}

export function Page() {
  const { t } = useTranslation('shell');
  const articles = t('legal.refusal.articles', { returnObjects: true }) as Article[];
  return <LegalPage document="emailRefusal" lead={t('legal.refusal.lead')} articles={articles} />;
}
