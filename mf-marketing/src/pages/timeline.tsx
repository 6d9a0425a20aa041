import { ButtonLink, Container, EmptyState, PageBanner, SectionHeading, useLoaderData, useTranslation, type HeadInput, type PageHead } from '@portal/kit';
import type { TimelineEntry } from '../api/content.ts';
import { NextBand } from '../features/next/next-band.tsx';
import { HistoryArt } from '../features/timeline/history-art.tsx';
import { TimelineList } from '../features/timeline/timeline-list.tsx';
import styles from './timeline.module.css';

export function head({ data, t, locale }: HeadInput<TimelineEntry[]>): PageHead {
  return {
    title: t('timeline.head.title'),
    description: t('timeline.head.description'),
    translated: data.every(({ lang }) => lang === locale),
  };
}

export function Page() {
  const entries = useLoaderData<TimelineEntry[]>();
  const { t } = useTranslation('marketing');
  return (
    <>
      <PageBanner
        title={t('timeline.title')}
        lead={t('timeline.lead')}
        trail={[{ label: t('common.menu.about') }, { label: t('common.menu.history') }]}
      />
      <Container className={styles.page}>
        <SectionHeading title={t('timeline.heading')} lead={t('timeline.intro')} />
        <HistoryArt description={t('timeline.image')} />
        {entries.length > 0 ? <TimelineList entries={entries} /> : <EmptyState title={t('timeline.empty')} />}
      </Container>
      <NextBand title={t('timeline.next.title')} text={t('timeline.next.text')}>
        <ButtonLink to="/support/question" size="large">
          {t('timeline.next.question')}
        </ButtonLink>
        <ButtonLink to="/application" size="large" variant="secondary">
          {t('timeline.next.cases')}
        </ButtonLink>
      </NextBand>
    </>
  );
}
