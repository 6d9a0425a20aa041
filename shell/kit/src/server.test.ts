import { describe, expect, test } from '@jest/globals';
import type { Locale, RenderRequest } from '@portal/contract';
import { createElement as h, lazy, Suspense, type ReactNode } from 'react';
import { provideShellMessages } from './messages.ts';
import { createServerSection } from './server.tsx';
import { useTranslation } from './use-translation.ts';
import { createWidget } from './widget.tsx';

const messages = async (locale: Locale) => ({ default: { common: { title: locale === 'ko' ? '제목' : 'Title' } } });
provideShellMessages(async () => ({ default: {} }));

function Broken({ isOn = true }: { isOn?: boolean }) {
  if (isOn) throw new Error('no entries');
  return h('p', null, 'fine');
}

function InEnglish() {
  const { t } = useTranslation('news');
  return h(Broken, { isOn: t('common.title') === 'Title' });
}

const Late = lazy(async () => ({ default: () => h('p', null, 'came late') }));

const behindBoundary = (...content: ReactNode[]) => h(Suspense, { fallback: h('p', null, 'soon') }, ...content);

const pages = {
  sound: () => h('h1', null, 'sound'),
  broken: () => h(Broken),
  inside: () => behindBoundary(h('h1', { key: 'title' }, 'inside'), h(Broken, { key: 'broken' })),
  english: () => h(InEnglish),
  late: () => behindBoundary(h(Late)),
};

const routes = Object.entries(pages).map(([id, Page]) => ({
  id,
  path: `/${id}`,
  page: async () => ({ Page, head: () => ({ title: id, description: id }) }),
}));
const widget = createWidget({
  name: 'block',
  section: 'news',
  messages,
  Widget: ({ props }) => h(Broken, { isOn: props['isBroken'] === true }),
});
const section = createServerSection({ name: 'news', messages, routes }, { './widget-block': widget });

const request = (url: string, locale: Locale = 'ko'): RenderRequest => ({
  url,
  init: {
    locale,
    registry: { revision: 1, sections: {} },
    nonce: '',
    settings: { publicOrigin: 'https://portal.example' },
    widgets: {},
  },
  upstreams: {},
  requestId: 'test',
});
const { signal } = new AbortController();
const page = (id: string, locale?: Locale) => section.renderPage(request(`/${id}`, locale), signal);

describe('the server renders', () => {
  test('a page whole', async () => {
    expect((await page('sound')).html).toContain('<h1>sound</h1>');
  });

  test('what is loaded while it is rendered, where it belongs', async () => {
    const { html } = await page('late');
    expect(html).toContain('<p>came late</p>');
    expect(html).not.toMatch(/soon|<script|<template/);
  });
});

/** The error, and where it was thrown. */
const thrownByBroken = expect.stringMatching(/^render: Error: no entries\n +at Broken \(/);

describe('an error of a component', () => {
  test.each(['broken', 'inside'])('fails the page "%s", whatever boundary is around it', async (id) => {
    for (const locale of ['ko', 'en'] as const)
      expect(await page(id, locale)).toMatchObject({ html: '', failure: thrownByBroken });
  });

  test('fails the page in the language that has it', async () => {
    expect(await page('english', 'ko')).toMatchObject({ html: expect.stringContaining('fine'), failure: undefined });
    expect((await page('english', 'en')).failure).toEqual(thrownByBroken);
  });

  test('fails a widget', async () => {
    const render = (props: Record<string, unknown>) =>
      section.renderWidget('./widget-block', 'id', props, request('/'), signal);
    expect(await render({})).toMatchObject({ html: expect.stringContaining('fine'), failure: undefined });
    expect(await render({ isBroken: true })).toMatchObject({ html: '', failure: thrownByBroken });
  });
});
