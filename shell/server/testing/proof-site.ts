import type { SlotContract } from '@portal/contract';
import { sectionBundle, shellBundle } from './fake-bundles.ts';
import { ReleaseFolder, type FakeRelease } from './release-folder.ts';
import type { RunningPortal } from './start-portal.ts';

type Candidate = FakeRelease & { version: string };

/** What `home` promises to widgets: a number. */
export const countContract: SlotContract = {
  text: 'On Home: what is new.',
  props: { properties: { count: { type: 'number' } }, required: ['count'] },
};

/** A live site of a shell, `home` that offers a slot, and `news`: what candidates of `news` are proved against. */
export function publishProofSite(): ReleaseFolder {
  const releases = new ReleaseFolder();
  releases.add({
    name: 'shell',
    paths: ['/login', '/*'],
    server: shellBundle.replace(
      `'@portal/kit': { word: 'shared' }`,
      `'@portal/kit': { createSectionApp: (definition) => ({ definition }), createWidget: (definition) => ({ definition }) }`,
    ),
    groups: { main: ['main.js'] },
    bytes: { 'main.js': 100_000 },
    provides: { '@portal/kit': '1.4.0' },
  });
  releases.add({
    name: 'home',
    paths: ['/', '/home/*'],
    menu: [{ id: 'home', level: 1, key: 'home', order: 1, path: '/', name: { ko: '홈', en: 'Home' } }],
    slots: { 'home.news': countContract },
    server: sectionBundle({
      '/': `return page('<h1>home</h1>{{slot}}', { slots: [{ marker: '{{slot}}', id: 'a', slot: 'home.news', section: 'news', module: './widget-block', props: { count: 3 } }] });`,
    }),
  });
  releases.add(goodNews('live'));
  void releases.publish();
  return releases;
}

const messages = { common: { menu: { news: 'x' } }, list: { title: 'x' } };

interface Parts {
  /** Bodies of pages by path. */
  pages?: Record<string, string>;
  /** Body of the widget's render. */
  widget?: string;
  widgets?: string[];
  ko?: object;
  en?: object;
}

/** The server bundle of `news`, with what a test wants otherwise. */
export function newsServer({
  pages = {},
  widget,
  widgets = ['./widget-block'],
  ko = messages,
  en = messages,
}: Parts = {}): string {
  const routes = [
    { id: 'list', path: '/news', bundles: ['common', 'list'] },
    { id: 'item', path: '/news/:newsId', bundles: ['common'] },
  ];
  const more = `
    pages: ${JSON.stringify(routes)},
    widgets: ${JSON.stringify(widgets)},
    async messages(locale) { return locale === 'ko' ? ${JSON.stringify(ko)} : ${JSON.stringify(en)}; },
    async renderWidget(module, id, props) { ${widget ?? `return { html: '<ul>' + props.count + '</ul>', data: null, chunks: [] };`} },`;
  const all = {
    '/news': `return page('<h1>news</h1><a href="/news/7">seven</a>');`,
    '/news/7': `return page('<h1>seven</h1>');`,
    ...pages,
  };
  return sectionBundle(all, more);
}

/** The browser's entry of `news`: a container as federation knows it, whose modules are functions in a table. */
export function newsEntry(app = '', page = ''): string {
  return `var news = {
    async init(scope) { this.scope = scope; },
    async get(module) {
      const kit = { createSectionApp: (definition) => definition, createWidget: (definition) => definition };
      const versions = this.scope['@portal/kit'];
      const found = versions ? (await (Object.values(versions)[0].lib ?? (() => kit))()) : kit;
      if (module === './app') {
        ${app}
        return () => ({ default: found.createSectionApp({ name: 'news', routes: [{ id: 'list', page: async () => { ${page} return {}; } }], messages: async () => ({}) }) });
      }
      return () => ({ default: found.createWidget({ name: 'block', messages: async () => ({}) }) });
    },
  };`;
}

/** A release of `news` with nothing wrong. */
export function goodNews(version: string): Candidate {
  return {
    name: 'news',
    version,
    paths: ['/news', '/news/*'],
    menu: [{ id: 'news', level: 1, key: 'news', order: 2, path: '/news', name: { ko: '소식', en: 'News' } }],
    widgets: { 'home.news': './widget-block' },
    groups: { app: ['app.js'], list: ['list.js'], 'widget-block': ['block.js'] },
    bytes: { 'remoteEntry.js': 3_000, 'app.js': 2_000, 'list.js': 10_000 },
    shared: { '@portal/kit': '^1.2.0' },
    server: newsServer(),
    files: { 'remoteEntry.js': newsEntry(), 'app.js': '/* app */', 'list.js': '/* list */', 'block.js': '/* block */' },
  };
}

/** What a section's team gets for a release that it wants to be live. */
export interface ReleaseAnswer {
  status: number;
  body: { code?: string; notes?: string[]; findings?: { code: string; cause: string; mend: string }[] };
}

/**
 * Returns what puts a release of news into the store and has it made live, each under a version of its own; `afterwards`
 * changes it once it lies there.
 */
export function newsCandidates(releases: ReleaseFolder, portal: () => RunningPortal) {
  let count = 0;
  return async (
    change: object,
    afterwards: (folder: string) => void = () => undefined,
  ): Promise<ReleaseAnswer & { version: string }> => {
    count += 1;
    const version = `c${count}`;
    afterwards(releases.store({ ...goodNews(version), ...change }));
    const answer = await portal().post(
      '/api/portal/releases/news/live',
      { version },
      { authorization: `Bearer ${releases.token('news')}` },
    );
    return { version, status: answer.status, body: (await answer.json()) as ReleaseAnswer['body'] };
  };
}
