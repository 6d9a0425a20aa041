import {
  PageBanner,
  PageProblem,
  foreignLang,
  useLoaderData,
  useLocale,
  useTranslation,
  type Crumb,
  type HeadInput,
  type PageHead,
  type Translate,
} from '@portal/kit';
import { caseAddress } from '../features/cases/case-address.ts';
import { CaseList } from '../features/cases/case-list.tsx';
import { pictureAddress } from '../features/cases/case-picture.tsx';
import { CaseStoryView } from '../features/cases/case-story-view.tsx';
import type { CaseStory } from '../api/case-story.ts';
import { Block } from '../ui/blocks/block.tsx';
import { BannerArt } from '../ui/banner/banner-art.tsx';
import { NextWays } from '../ui/next/next-band.tsx';
import { OFFER_DRAWINGS } from '../ui/offers/offer-drawings.ts';
import { offerOf } from '../ui/offers/offers.ts';
import { breadcrumbList } from '../ui/structured-data/breadcrumb-list.ts';
import { pageGraph } from '../ui/structured-data/page-graph.ts';
import type { CaseStoryData } from './case-story-loader.ts';

export { loadCaseStory as load } from './case-story-loader.ts';

const trailOf = (t: Translate, { project }: CaseStory): Crumb[] => [
  { label: t('common.menu.introduce'), to: '/introduce' },
  { label: t('common.menu.application'), to: '/application' },
  { label: project },
];

export function head({ data: { origin, story }, t }: HeadInput<CaseStoryData>): PageHead {
  if (!story.ok) return { title: t('application.head.title'), description: '', noindex: true, status: story.status };
  const { lang, isTranslated, company, project, details, updatedAt, picture } = story.value;
  const path = caseAddress(story.value);
  const image = picture ? pictureAddress(picture, 'large.webp') : undefined;
  const article = {
    '@type': 'Article',
    headline: project,
    description: details,
    inLanguage: lang,
    dateModified: updatedAt,
    url: origin + path,
    ...(image && { image: origin + image }),
    about: { '@type': 'Organization', name: company },
    publisher: { '@type': 'Organization', name: t('common.company'), url: `${origin}/` },
  };
  return {
    title: `${project} | ${company} | ${t('common.brand')}`,
    description: details,
    type: 'article',
    image,
    canonical: path,
    translated: isTranslated,
    jsonLd: pageGraph(article, breadcrumbList(origin, t('common.menu.home'), trailOf(t, story.value), path)),
  };
}

export function Page() {
  const { t } = useTranslation('marketing');
  const locale = useLocale();
  const { story, related } = useLoaderData<CaseStoryData>();
  if (!story.ok) return <PageProblem status={story.status} />;
  const { lang, project, company, offers } = story.value;
  const first = offers.map(offerOf).find((offer) => offer !== undefined);
  const question = offers[0] ? `/support/question?product=${offers[0]}` : '/support/question';
  return (
    <>
      <PageBanner
        title={project}
        lang={foreignLang(lang, locale)}
        lead={company}
        trail={trailOf(t, story.value)}
        art={first && <BannerArt drawing={OFFER_DRAWINGS[first]} />}
      />
      <CaseStoryView story={story.value} />
      {related.length > 0 && (
        <Block id="related" tone="surface" title={t('application.related')}>
          <CaseList cases={related} labelledBy="related-title" />
        </Block>
      )}
      <NextWays messages="application.next" ways={{ question, cases: '/application' }} />
    </>
  );
}
