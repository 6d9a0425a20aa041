import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { goodNews, newsCandidates, newsEntry, newsServer, publishProofSite } from '../../../testing/proof-site.ts';
import { startPortal, type RunningPortal } from '../../../testing/start-portal.ts';

// A portal takes a second to start, and a proof another.
jest.setTimeout(60_000);

const releases = publishProofSite();
let portal: RunningPortal;
const release = newsCandidates(releases, () => portal);

beforeAll(async () => {
  portal = await startPortal(releases);
});

afterAll(async () => {
  await portal.stop();
  await releases.remove();
});

const liveVersion = async () =>
  ((await (await portal.get('/api/portal/registry')).json()) as { sections: { news: { version: string } } }).sections
    .news.version;

const twoMessages = (ko: object, en: object) => ({
  server: newsServer({ ko: { common: {}, list: ko }, en: { common: {}, list: en } }),
});
const menu = [{ id: 'news', level: 1, key: 'news', order: 2, name: { ko: '소식', en: 'News' } }];

describe('a release is refused, and nothing changes, when', () => {
  test.each<[string, object, string, RegExp]>([
    [
      'its entry throws',
      { files: { ...goodNews('x').files, 'remoteEntry.js': `throw new Error('a broken entry');` } },
      'bundle-throws',
      /the entry.*a broken entry|broken entry/,
    ],
    [
      'its app throws',
      { files: { ...goodNews('x').files, 'remoteEntry.js': newsEntry(`throw new Error('a broken app');`) } },
      'bundle-throws',
      /\.\/app throws .*a broken app/,
    ],
    [
      'the code of a page throws',
      { files: { ...goodNews('x').files, 'remoteEntry.js': newsEntry('', `throw new Error('a broken page');`) } },
      'bundle-throws',
      /the page "list" throws .*a broken page/,
    ],
    [
      'a script is none',
      { files: { ...goodNews('x').files, 'list.js': 'syntax error here (' } },
      'bundle-throws',
      /list\.js is no script/,
    ],
    [
      "the server's bundle throws",
      { server: `throw new Error('a broken bundle');` },
      'bundle-throws',
      /server's bundle throws .*a broken bundle/,
    ],
    [
      'a page throws on the server',
      { server: newsServer({ pages: { '/news': `throw new Error('no list');` } }) },
      'path-does-not-render',
      /\/news \(ko\) does not render: .*no list/,
    ],
    [
      'a component throws behind the boundary of its root, in one language',
      {
        server: newsServer({
          pages: {
            '/news': `if (request.init.locale === 'ko') return page('<h1>x</h1>'); return page('', { failure: 'render: Error: no entries' });`,
          },
        }),
      },
      'path-does-not-render',
      /\/news \(en\) does not render: render: Error: no entries/,
    ],
    [
      'a component of its widget throws behind such a boundary',
      { server: newsServer({ widget: `return { html: '', chunks: [], failure: 'render: Error: no items' };` }) },
      'widget-misfit',
      /does not render: render: Error: no items/,
    ],
    [
      'a page never comes on the server',
      {
        server: newsServer({
          pages: {
            '/news/7': `if (request.init.locale === 'ko') await new Promise(() => undefined); return page('<h1>x</h1>');`,
          },
        }),
      },
      'path-does-not-render',
      /\/news\/7 \(ko\) does not render: (?:no answer|Error: the render did not end in time)/,
    ],
    [
      'its app never comes in the browser',
      { files: { ...goodNews('x').files, 'remoteEntry.js': newsEntry(`await new Promise(() => undefined);`) } },
      'bundle-throws',
      /./,
    ],
    [
      'a page breaks in one language',
      {
        server: newsServer({
          pages: {
            '/news': `if (request.init.locale === 'en') throw new Error('no words'); return page('<h1>x</h1>');`,
          },
        }),
      },
      'path-does-not-render',
      /\/news \(en\) does not render/,
    ],
    [
      'a page that others lead to throws',
      { server: newsServer({ pages: { '/news/7': `throw new Error('no item');` } }) },
      'path-does-not-render',
      /\/news\/7 \(ko\) does not render: .*no item/,
    ],
    [
      'a declared path has no page',
      { paths: ['/news', '/news/*', '/news-archive'] },
      'path-does-not-render',
      /\/news-archive \(ko\) is declared in section\.ts and has no page/,
    ],
    [
      'a page renders nothing',
      { server: newsServer({ pages: { '/news': `return page('');` } }) },
      'path-does-not-render',
      /\/news \(ko\) renders nothing/,
    ],
    [
      'a page fails where the live one does not',
      { server: newsServer({ pages: { '/news': `return page('<h1>x</h1>', { status: 503 });` } }) },
      'path-does-not-render',
      /\/news \(ko\) answers 503/,
    ],
    [
      'a message exists in one language',
      twoMessages({ title: '소식', more: '더' }, { title: 'News' }),
      'missing-translation',
      /one language only: list\.more \(not in en\)/,
    ],
    [
      'the code asks for a message that is not there',
      { server: `${newsServer()}\n/* t('list.nothing') */` },
      'missing-translation',
      /messages that are not there: list\.nothing/,
    ],
    [
      'a page shows the name of a message',
      { server: newsServer({ pages: { '/news': `return page('<h1>list.headline</h1>');` } }) },
      'missing-translation',
      /\/news \(ko\) shows the names of messages.*list\.headline/,
    ],
    [
      'a menu entry has no name in English',
      { menu: [{ ...menu[0], name: { ko: '소식', en: '' } }] },
      'missing-translation',
      /common\.menu\.news has no text in en/,
    ],
    [
      'nobody offers the slot of a widget',
      { widgets: { 'home.weather': './widget-block' } },
      'widget-misfit',
      /no section offers the slot "home\.weather" \(there are home\.news\)/,
    ],
    [
      "the server's bundle lacks a widget",
      { server: newsServer({ widgets: [] }) },
      'widget-misfit',
      /server's bundle brings no \.\/widget-block/,
    ],
    [
      "the browser's bundle lacks a widget",
      { groups: { app: ['app.js'] } },
      'widget-misfit',
      /browser's bundle brings no \.\/widget-block/,
    ],
    [
      'a widget throws at what its slot gives it',
      {
        server: newsServer({
          widget: `if (props.count === 3) throw new Error('too many'); return { html: '', data: null, chunks: [] };`,
        }),
      },
      'widget-misfit',
      /"home\.news" does not render: .*too many.*\{"count":3\}/,
    ],
    [
      'it asks for another kit',
      { shared: { '@portal/kit': '^2.0.0' } },
      'shared-out-of-range',
      /news asks for @portal\/kit \^2\.0\.0, and the shell v1 brings 1\.4\.0/,
    ],
    [
      'it asks for a library that the shell lacks',
      { shared: { lodash: '^4.0.0' } },
      'shared-out-of-range',
      /lodash \^4\.0\.0, .* brings none/,
    ],
    [
      'a page needs too much script',
      { bytes: { 'app.js': 2_000, 'list.js': 60_000 } },
      'budget-passed',
      /\/news needs 158\.2 KiB of script, 28\.2 KiB above/,
    ],
    [
      'it takes the path of another section',
      { paths: ['/news', '/news/*', '/'] },
      'owned-elsewhere',
      /the path \/ belongs to home/,
    ],
    [
      "it takes a page of the shell's",
      { paths: ['/news', '/news/*', '/login'] },
      'owned-elsewhere',
      /the path \/login belongs to shell/,
    ],
    [
      'it takes a path below that of another section',
      { paths: ['/news', '/news/*', '/home/garden'] },
      'owned-elsewhere',
      /the path \/home\/garden belongs to home/,
    ],
    [
      'it takes the menu id of another section',
      { menu: [...menu, { ...menu[0], id: 'home' }] },
      'owned-elsewhere',
      /the menu id "home" belongs to home/,
    ],
  ])('%s', async (_what, change, code, cause) => {
    const before = await liveVersion();
    const { status, body } = await release(change);
    expect([status, body.code]).toEqual([422, 'release-refused']);
    const finding = body.findings?.find((found) => found.code === code);
    expect(finding?.cause ?? JSON.stringify(body.findings)).toMatch(cause);
    expect(finding?.mend.length).toBeGreaterThan(10);
    expect(await liveVersion()).toBe(before);
  });

  test.each([
    [
      'one byte of a script',
      (folder: string) => writeFileSync(join(folder, 'client/app.js'), '/* apq */'),
      /client\/app\.js of news c\d+ is not the file that was built/,
    ],
    [
      'its server bundle',
      (folder: string) => writeFileSync(join(folder, 'server/index.cjs'), newsServer() + ' '),
      /server\/index\.cjs/,
    ],
    [
      'the number of its files',
      (folder: string) => writeFileSync(join(folder, 'client/more.js'), ''),
      /holds client\/more\.js/,
    ],
  ])('%s was altered', async (_what, alter, cause) => {
    const { status, body } = await release({}, alter);
    expect(status).toBe(422);
    expect(body.findings?.[0]).toMatchObject({ code: 'altered-file', cause: expect.stringMatching(cause) });
  });
});
