import {
  Card,
  Chip,
  Container,
  Icon,
  PageBanner,
  SectionHeading,
  Skeleton,
  VisuallyHidden,
  type ChipProps,
  type IconName,
} from '@portal/kit';
import { ICON_PATHS } from '@portal/kit/host';
import { Markdown, MarkdownContent } from '@portal/kit/markdown';
import type { StoryGroup } from '../story.ts';
import styles from '../gallery.module.css';

const TONES: NonNullable<ChipProps['tone']>[] = ['neutral', 'primary', 'info', 'success', 'warning', 'error'];

const ICONS = Object.keys(ICON_PATHS) as IconName[];

export const card: StoryGroup = {
  id: 'card',
  title: 'Card',
  area: 'Content',
  stories: {
    plain: (t) => <Card>{t('text')}</Card>,
    sunken: (t) => <Card tone="sunken">{t('text')}</Card>,
    raised: (t) => <Card tone="raised">{t('text')}</Card>,
    navy: (t) => <Card tone="navy">{t('text')}</Card>,
  },
};

export const chip: StoryGroup = {
  id: 'chip',
  title: 'Chip',
  area: 'Content',
  stories: Object.fromEntries(TONES.map((tone) => [tone, (t) => <Chip tone={tone}>{t('state')}</Chip>])),
};

export const icon: StoryGroup = {
  id: 'icon',
  title: 'Icon',
  area: 'Content',
  stories: {
    all: () => (
      <ul className={styles.icons}>
        {ICONS.map((name) => (
          <li key={name}>
            <Icon name={name} size={24} />
            <span lang="en">{name}</span>
          </li>
        ))}
      </ul>
    ),
    sizes: (t) => (
      <p>
        {[16, 20, 28, 40].map((size) => (
          <Icon key={size} name="mail" size={size} />
        ))}{' '}
        {t('mail')}
      </p>
    ),
    drawing: () => <Icon path="M3 12h18M12 3v18" size={24} />,
  },
};

export const sectionHeading: StoryGroup = {
  id: 'section-heading',
  title: 'SectionHeading',
  area: 'Content',
  stories: {
    title: (t) => <SectionHeading title={t('title')} />,
    everything: (t) => <SectionHeading eyebrow={t('kind')} title={t('title')} lead={t('text')} />,
    long: (t) => <SectionHeading eyebrow={t('long')} title={t('long')} lead={t('long')} />,
  },
};

export const pageBanner: StoryGroup = {
  id: 'page-banner',
  title: 'PageBanner',
  area: 'Content',
  stories: {
    title: {
      hasHeading: true,
      show: (t) => <PageBanner title={t('title')} trail={[{ label: t('title') }]} />,
    },
    everything: {
      hasHeading: true,
      show: (t) => (
        <PageBanner
          title={t('title')}
          lead={t('text')}
          trail={[{ label: t('kind') }, { label: t('more'), to: '/' }, { label: t('title') }]}
        />
      ),
    },
    long: {
      hasHeading: true,
      show: (t) => <PageBanner title={t('long')} lead={t('long')} trail={[{ label: t('long') }]} />,
    },
  },
};

export const container: StoryGroup = {
  id: 'container',
  title: 'Container',
  area: 'Content',
  stories: {
    width: (t) => (
      <Container>
        <Card>{t('text')}</Card>
      </Container>
    ),
  },
};

export const skeleton: StoryGroup = {
  id: 'skeleton',
  title: 'Skeleton',
  area: 'Content',
  stories: {
    line: () => <Skeleton />,
    block: () => <Skeleton width={240} height={120} />,
  },
};

export const visuallyHidden: StoryGroup = {
  id: 'visually-hidden',
  title: 'VisuallyHidden',
  area: 'Content',
  stories: {
    'beside-an-icon': (t) => (
      <p>
        <Icon name="mail" /> <VisuallyHidden>{t('mail')}</VisuallyHidden>
      </p>
    ),
  },
};

export const markdown: StoryGroup = {
  id: 'markdown',
  title: 'Markdown, MarkdownContent',
  area: 'Content',
  stories: {
    everything: (t) => <Markdown text={t('markdown')} />,
    empty: () => <Markdown text="" />,
    read: (t) => <MarkdownContent content={[{ tag: 'p', children: [t('text')] }]} />,
  },
};
