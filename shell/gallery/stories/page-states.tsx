import { ButtonLink, EmptyState, ErrorState, PageProblem, Slot } from '@portal/kit';
import { PageSkeleton, SectionUnavailable } from '@portal/kit/host';
import type { StoryGroup } from '../story.ts';

const retry = () => undefined;

export const emptyState: StoryGroup = {
  id: 'empty-state',
  title: 'EmptyState',
  area: 'Page states',
  stories: {
    title: (t) => <EmptyState title={t('nothing')} />,
    'with-a-way-on': (t) => (
      <EmptyState
        icon="calendar"
        title={t('nothing')}
        text={t('text')}
        action={<ButtonLink to="/">{t('more')}</ButtonLink>}
      />
    ),
  },
};

export const errorState: StoryGroup = {
  id: 'error-state',
  title: 'ErrorState',
  area: 'Page states',
  stories: {
    general: () => <ErrorState />,
    'with-retry': (t) => <ErrorState title={t('title')} text={t('text')} onRetry={retry} />,
  },
};

export const pageProblem: StoryGroup = {
  id: 'page-problem',
  title: 'PageProblem',
  area: 'Page states',
  stories: {
    'not-found': { hasHeading: true, show: () => <PageProblem status={404} /> },
    forbidden: { hasHeading: true, show: () => <PageProblem status={403} /> },
    unavailable: { hasHeading: true, show: () => <PageProblem status={503} onRetry={retry} /> },
  },
};

export const sectionUnavailable: StoryGroup = {
  id: 'section-unavailable',
  title: 'SectionUnavailable',
  area: 'Page states',
  stories: { shown: { hasHeading: true, show: () => <SectionUnavailable onRetry={retry} /> } },
};

export const pageSkeleton: StoryGroup = {
  id: 'page-skeleton',
  title: 'PageSkeleton',
  area: 'Page states',
  stories: { waiting: () => <PageSkeleton /> },
};

export const slot: StoryGroup = {
  id: 'slot',
  title: 'Slot',
  area: 'Page states',
  stories: {
    filled: () => <Slot name="gallery.widget" />,
    failed: () => <Slot name="gallery.broken" />,
    'nobody-fills-it': () => <Slot name="gallery.nobody" />,
  },
};
