import { sectionBundle, shellBundle } from './fake-bundles.ts';
import { ReleaseFolder } from './release-folder.ts';

/** A small site: a shell, `news` with pages and a widget, and `home` that shows that widget and a broken one. */
export function publishSite(): ReleaseFolder {
  const releases = new ReleaseFolder();
  releases.add({
    name: 'shell',
    paths: ['/*'],
    server: shellBundle,
    groups: { main: ['main.js', 'main.css'], fonts: ['fonts.css'], early: ['early.js'] },
    integrity: { 'main.js': 'sha384-main', 'fonts.css': 'sha384-fonts', 'early.js': 'sha384-early' },
    files: {
      'main.js': '/* shell */',
      'main.css': '.shell{background:url(dots.svg)}',
      'fonts.css': '@font-face{}',
      'icon.svg': '<svg/>',
    },
  });
  releases.add({
    name: 'news',
    server: sectionBundle(newsPages, newsWidgets),
    sitemap: ['/api/news/pages', '/api/education/pages', '/api/nobody/pages'],
    widgets: { 'home.news': './widget-news-block', 'home.broken': './widget-broken' },
    admin: {
      title: { ko: '소식', en: 'News' },
      views: [{ id: 'posts', path: '/admin/news/posts', order: 10, name: { ko: '글 관리', en: 'Posts' } }],
    },
    groups: {
      app: ['app.js'],
      'news-list': ['list.js', 'list.css'],
      'widget-news-block': ['block.js', 'block.css'],
      'locale-ko-news': ['ko.js'],
    },
    integrity: { 'remoteEntry.js': 'sha384-entry', 'app.js': 'sha384-app', 'list.js': 'sha384-list' },
    files: { 'list.css': '.list{color:red}</style><b>', 'block.css': '.block{}', 'app.js': '/* app */' },
  });
  releases.add({ name: 'home', paths: ['/'], server: sectionBundle(homePages) });
  void releases.publish();
  return releases;
}

const newsPages = {
  '/news': `return page('<h1>소식</h1>', {
    head: { title: 'News & "more" <b>', description: "It's <new>", image: '/files/a.png', type: 'article', feed: { title: 'News & more', href: '/api/news/feed.xml?lang=en&type=news' }, jsonLd: { '@type': 'Thing', name: '</script><b>' } },
    chunks: ['news-list', 'locale-ko-news', 'toString'],
    data: { text: '</script><script>alert(1)</script>', separators: '\\u2028\\u2029', said: (globalThis.renders = (globalThis.renders ?? 0) + 1), shared: require('@portal/kit').word, upstream: request.upstreams.news },
  });`,
  '/news/gone': `return page('<h1>gone</h1>', { status: 404 });`,
  '/news/closed': `return page('<h1>closed</h1>', { status: 503 });`,
  '/news/moved': `return page('', { status: 301, redirect: '/news' });`,
  '/news/korean-only': `return page('<h1>x</h1>', { head: { title: 'x', description: 'x', translated: false, noindex: true } });`,
  '/news/slow': `globalThis.slow = (globalThis.slow ?? 0) + 1; await new Promise((done) => setTimeout(done, 150)); return page('<h1>slow</h1>', { data: globalThis.slow });`,
  '/news/waiting': `await new Promise((done) => signal.addEventListener('abort', done)); return page('<h1>a service is slow</h1>', { status: 503 });`,
  '/news/broken': `return page('', { head: { title: 'Broken', description: 'x' }, failure: 'render: Error: no entries' });`,
  '/news/dense': `return page('<p>' + Array.from({ length: 900 }, (_, index) => 'line ' + index * index).join('</p><p>'));`,
};

const newsWidgets = `
  async renderWidget(module, id, props) {
    if (module === './widget-broken') throw new Error('a broken widget');
    return { html: '<ul>$& ' + props.count + ' of {{second}}</ul>', data: { count: props.count }, chunks: ['locale-ko-news'] };
  },`;

const slot = (marker: string, module: string, section = 'news') =>
  `{ marker: '${marker}', id: 'id-${marker.replace(/\W/g, '')}', section: '${section}', module: '${module}', props: { count: 3 } }`;

const homePages = {
  '/': `return page('<h1>home</h1><div>{{first}}</div><div>{{second}}</div><div>{{third}}</div><div>{{fourth}}</div>', { slots: [
    ${slot('{{first}}', './widget-news-block')},
    ${slot('{{second}}', './widget-broken')},
    ${slot('{{third}}', './no-widget')},
    ${slot('{{fourth}}', './widget-news-block', 'nobody')},
  ] });`,
};
