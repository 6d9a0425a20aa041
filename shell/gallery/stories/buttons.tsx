import { Button, ButtonLink, Icon, Link } from '@portal/kit';
import type { StoryGroup } from '../story.ts';

export const button: StoryGroup = {
  id: 'button',
  title: 'Button',
  area: 'Controls',
  stories: {
    primary: (t) => <Button>{t('apply')}</Button>,
    secondary: (t) => <Button variant="secondary">{t('apply')}</Button>,
    ghost: (t) => <Button variant="ghost">{t('apply')}</Button>,
    danger: (t) => <Button variant="danger">{t('remove')}</Button>,
    small: (t) => <Button size="small">{t('apply')}</Button>,
    large: (t) => <Button size="large">{t('apply')}</Button>,
    'with-icon': (t) => (
      <Button variant="secondary">
        <Icon name="download" size={18} /> {t('download')}
      </Button>
    ),
    loading: (t) => <Button loading>{t('apply')}</Button>,
    disabled: (t) => <Button disabled>{t('apply')}</Button>,
    'long-text': (t) => <Button>{t('long')}</Button>,
  },
};

export const buttonLink: StoryGroup = {
  id: 'button-link',
  title: 'ButtonLink',
  area: 'Controls',
  stories: {
    primary: (t) => <ButtonLink to="/">{t('apply')}</ButtonLink>,
    secondary: (t) => (
      <ButtonLink to="/" variant="secondary">
        {t('apply')}
      </ButtonLink>
    ),
    large: (t) => (
      <ButtonLink to="/" size="large">
        {t('apply')}
      </ButtonLink>
    ),
  },
};

export const link: StoryGroup = {
  id: 'link',
  title: 'Link',
  area: 'Controls',
  stories: {
    'in-text': (t) => (
      <p>
        {t('text')} <Link to="/">{t('more')}</Link>
      </p>
    ),
    'without-page': (t) => <Link>{t('more')}</Link>,
  },
};
