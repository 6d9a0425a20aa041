import { PageBanner, useTranslation, type HeadInput, type PageHead, type Translate } from '@portal/kit';
import { Block } from '../ui/blocks/block.tsx';
import { textsOf } from '../ui/blocks/texts-of.ts';
import { NumberedList } from '../ui/blocks/numbered-list.tsx';
import { NextWays } from '../ui/next/next-band.tsx';
import { BannerArt } from '../ui/banner/banner-art.tsx';
import { webEqDrawing } from '../ui/offers/drawings/web-eq.ts';
import { lineStyle } from '../ui/offers/line-style.ts';
import { offerTrail } from '../features/offers/offer-trail.ts';
import { OfferTabs } from '../features/offers/offer-tabs.tsx';
import { OFFERS, questionPath } from '../ui/offers/offers.ts';
import { PracticeBench } from '../features/practice/bench/practice-bench.tsx';
import { breadcrumbList } from '../ui/structured-data/breadcrumb-list.ts';
import { pageGraph, type PageOrigin } from '../ui/structured-data/page-graph.ts';

const STEPS = ['find', 'compare', 'gather', 'name'] as const;

const trailOf = (t: Translate) => {
  const { name, path, kind } = OFFERS.webEq;
  return [...offerTrail({ kind, name }, t).slice(0, -1), { label: name, to: path }, { label: t('practice.crumb') }];
};

export function head({ data: { origin }, t }: HeadInput<PageOrigin>): PageHead {
  return {
    title: t('practice.head.title'),
    description: t('practice.head.description'),
    jsonLd: pageGraph(breadcrumbList(origin, t('common.menu.home'), trailOf(t), '/service/product/prac')),
  };
}

export function Page() {
  const { t } = useTranslation('marketing');
  return (
    <div style={lineStyle('web-eq')}>
      <PageBanner
        title={t('practice.title')}
        lead={t('practice.lead')}
        trail={trailOf(t)}
        art={<BannerArt drawing={webEqDrawing} />}
      />
      <OfferTabs current="webEq" isBelow />
      <Block id="bench" tone="surface" title={t('practice.bench.title')} lead={t('practice.bench.lead')}>
        <PracticeBench />
      </Block>
      <Block id="how" layout="beside" title={t('practice.how.title')} lead={t('practice.how.lead')}>
        <NumberedList labelledBy="how-title" items={textsOf(t, 'practice.how', STEPS)} />
      </Block>
      <NextWays messages="practice.next" ways={{ question: questionPath(OFFERS.webEq), product: OFFERS.webEq.path }} />
    </div>
  );
}
