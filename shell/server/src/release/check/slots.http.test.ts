import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import type { PropsSchema, SlotContract } from '@portal/contract';
import { sectionBundle } from '../../../testing/fake-bundles.ts';
import {
  countContract,
  newsCandidates,
  newsEntry,
  newsServer,
  publishProofSite,
  type ReleaseAnswer,
} from '../../../testing/proof-site.ts';
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

interface HomeParts {
  slots?: Record<string, SlotContract>;
  /** What its page gives to the widget. */
  props?: object;
  widgets?: Record<string, string>;
}

/** Has a version of home made live, whose page shows the widget of news. */
async function releaseHome(
  version: string,
  { slots = { 'home.news': countContract }, props = { count: 3 }, widgets = {} }: HomeParts,
): Promise<ReleaseAnswer> {
  const used = { marker: '{{slot}}', id: 'a', slot: 'home.news', section: 'news', module: './widget-block', props };
  releases.store({
    name: 'home',
    version,
    paths: ['/', '/home/*'],
    menu: [{ id: 'home', level: 1, key: 'home', order: 1, path: '/', name: { ko: '홈', en: 'Home' } }],
    slots,
    widgets,
    groups: { 'widget-block': ['block.js'] },
    server: sectionBundle(
      { '/': `return page('<h1>home</h1>{{slot}}', { slots: [${JSON.stringify(used)}] });` },
      `pages: [], widgets: ['./widget-block'], async renderWidget() { return { html: '<p>home</p>', data: null, chunks: [] }; },`,
    ),
    files: { 'remoteEntry.js': newsEntry().replace('var news', 'var home'), 'block.js': '/* block */' },
  });
  const answer = await portal.post(
    '/api/portal/releases/home/live',
    { version },
    { authorization: `Bearer ${releases.token('home')}` },
  );
  return { status: answer.status, body: (await answer.json()) as ReleaseAnswer['body'] };
}

const reads = (properties: PropsSchema['properties']) => ({
  fills: { 'home.news': { props: { properties, required: Object.keys(properties) } } },
});

test('a section that gives a widget of another what that one cannot take is refused, not the widget', async () => {
  const strict = await release({
    server: newsServer({ widget: `return { html: props.count.toFixed(), data: null, chunks: [] };` }),
  });
  expect(strict.status).toBe(200);
  const text = { ...countContract, props: { properties: { count: {} } } };
  const { status, body } = await releaseHome('text', { slots: { 'home.news': text }, props: { count: 'three' } });
  expect([status, body.findings?.map(({ code }) => code)]).toEqual([422, ['widget-misfit']]);
  expect(body.findings?.[0]?.cause).toMatch(
    /^\.\/widget-block of news does not render with what \/ \(ko\) gives it: .*toFixed/,
  );
  for (const [version, count] of [
    ['four', 4],
    ['three', 3],
  ] as const)
    expect((await releaseHome(version, { props: { count } })).status).toBe(200);
});

describe('the contract of a slot', () => {
  test('is kept by the pages of its host', async () => {
    for (const [version, props, reason] of [
      ['vague', { count: 'three' }, 'props.count must be number (it is "three")'],
      ['more', { count: 3, size: 1 }, 'it has no "size"'],
    ] as const) {
      const { status, body } = await releaseHome(version, { props });
      expect(status).toBe(422);
      expect(body.findings).toContainEqual({
        code: 'widget-misfit',
        cause: `/ gives the slot "home.news" what its contract does not promise: ${reason}`,
        mend: 'give what `slots` in section.ts says, or change it there',
      });
    }
  });

  test('may not lose what a live widget of another section reads, until that has released without', async () => {
    const reading = await release(reads({ count: { type: 'number' } }));
    expect(reading.status).toBe(200);
    const without = { ...countContract, props: { properties: {} } };
    const refused = await releaseHome('without', { slots: { 'home.news': without }, props: {} });
    expect([refused.status, refused.body.findings]).toEqual([
      422,
      [
        {
          code: 'widget-misfit',
          cause: `the widget of news ${reading.version} for the slot "home.news" of home does not fit its contract: "count" is not given`,
          mend: 'keep giving it beside what replaces it until news has released a widget that does without',
        },
      ],
    ]);
    expect(
      (await release({ server: newsServer({ widget: `return { html: '<p></p>', data: null, chunks: [] };` }) })).status,
    ).toBe(200);
    expect((await releaseHome('without-too', { slots: { 'home.news': without }, props: {} })).status).toBe(200);
    expect((await releaseHome('with', {})).status).toBe(200);
  });

  test('is enough for a widget, which is refused otherwise', async () => {
    const { status, body } = await release(reads({ count: { type: 'number' }, heading: { type: 'string' } }));
    expect(status).toBe(422);
    expect(body.findings).toEqual([
      {
        code: 'widget-misfit',
        cause: expect.stringMatching(
          /^the widget of news c\d+ for the slot "home.news" of home does not fit its contract: "heading" is not given$/,
        ),
        mend: 'have the widget read what `slots` in section.ts of home promises, or have home release a slot that gives it first',
      },
    ]);
  });

  test('ends only once nobody fills the slot, and is said to end before', async () => {
    const gone = await releaseHome('gone', { slots: {} });
    expect([gone.status, gone.body.findings]).toEqual([
      422,
      [
        {
          code: 'widget-misfit',
          cause: 'the slot "home.news" is gone, and news still fills it',
          mend: 'keep it, with `deprecated` in its contract, until news has released without that widget',
        },
      ],
    ]);
    const slots = { 'home.news': { ...countContract, deprecated: 'fill home.more' } };
    expect((await releaseHome('deprecated', { slots })).status).toBe(200);
    const { version } = await release({});
    const proof = await portal.post(
      '/api/portal/releases/news/proof',
      { version },
      { authorization: `Bearer ${releases.token('news')}` },
    );
    expect(((await proof.json()) as ReleaseAnswer['body']).notes).toContain(
      'the slot "home.news" of home is deprecated: fill home.more',
    );
    expect((await releaseHome('kept', {})).status).toBe(200);
  });

  test('lets several sections fill it, unless it is for one', async () => {
    const widgets = { 'home.news': './widget-block' };
    expect((await releaseHome('both', { widgets })).status).toBe(200);
    const { status, body } = await releaseHome('alone', {
      widgets,
      slots: { 'home.news': { ...countContract, isSingle: true } },
    });
    expect([status, body.findings?.map(({ code, cause }) => [code, cause])]).toEqual([
      422,
      [['owned-elsewhere', 'the slot "home.news" of home is for one section, and news fills it']],
    ]);
    expect((await releaseHome('not', {})).status).toBe(200);
  });
});
