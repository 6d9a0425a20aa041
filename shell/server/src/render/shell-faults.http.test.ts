import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { eventually } from '../../testing/eventually.ts';
import { faults, sectionBundle, shellBundle } from '../../testing/fake-bundles.ts';
import { ReleaseFolder } from '../../testing/release-folder.ts';
import { startPortal, type RunningPortal } from '../../testing/start-portal.ts';

// A portal takes a second to start, and several when the machine is busy.
jest.setTimeout(20_000);

const newsPages = {
  '/news': `return page('<h1>whole news</h1>');`,
  '/news/slow-and-hanging': `await new Promise((done) => setTimeout(done, 400));
    return page('<h1>slow</h1><div>(slot)</div>', { slots: [{ marker: '(slot)', id: 'a', section: 'news', module: './hanging', props: {} }] });`,
};
const hangingWidget = `async renderWidget() { ${faults.hangs} },`;
const releases = new ReleaseFolder();
let portal: RunningPortal;
let shells = 0;

beforeAll(async () => {
  releases.add({
    name: 'news',
    server: sectionBundle(newsPages, hangingWidget),
    widgets: { 'home.hanging': './hanging' },
  });
  releases.add({ name: 'shell', paths: ['/*'], server: shellBundle });
  await releases.publish();
  portal = await startPortal(releases);
});

afterAll(async () => {
  await portal.stop();
  await releases.remove();
});

/** Makes a shell live, and waits until it is. */
async function publishShell(server: string): Promise<void> {
  shells += 1;
  const version = `faulty${shells}`;
  releases.add({ name: 'shell', version, paths: ['/*'], server, groups: { main: ['main.js'] } });
  await releases.publish();
  const isLive = async () => (await (await portal.get('/api/portal/registry')).text()).includes(version);
  if (!(await eventually(isLive))) throw new Error('the shell did not get live');
}

const frameThat = (body: string) =>
  shellBundle.replace('async renderFrame(request) {', `async renderFrame(request) { ${body}`);

async function timed(path: string): Promise<{ html: string; ms: number; rendered: string | null }> {
  const from = performance.now();
  const answer = await portal.get(path);
  return { html: await answer.text(), ms: performance.now() - from, rendered: answer.headers.get('x-portal-rendered') };
}

describe('a shell that goes wrong on the server', () => {
  test.each(['throws', 'hangs'] as const)(
    'and whose frame always %s: the section comes without header and footer',
    async (fault) => {
      await publishShell(frameThat(faults[fault]));
      const { html, ms, rendered } = await timed('/news');
      expect(ms).toBeLessThan(1_000);
      expect(rendered).toBe('server');
      expect(html).toContain(
        '<div id="shell-header"></div><main id="main" tabindex="-1"><div id="section-news" data-ssr="news"><h1>whole news</h1></div>',
      );
      expect(html).toContain('client/main.js');
    },
  );

  test('and whose frame fails for one page: that page gets the frame of another', async () => {
    await publishShell(frameThat(`if (request.url === '/news?bad') throw new Error('no frame');`));
    await timed('/news');
    expect((await timed('/news?bad')).html).toContain('<header>header ko</header>');
    expect((await timed('/news?bad&lang=en')).html).toContain('<header>header en</header>');
  });

  test('and whose page loops: the frame is back as soon as a new thread is there', async () => {
    await publishShell(
      shellBundle.replace(
        'async renderPage(request) {',
        `async renderPage(request) { if (request.url === '/looping') ${faults.loops}`,
      ),
    );
    const broken = await timed('/looping');
    expect(broken.ms).toBeLessThan(1_000);
    expect(broken.html).toContain('<div id="section-shell"></div>');
    expect(await eventually(async () => (await timed('/news?again')).html.includes('header ko'))).toBe(true);
  });

  test('and cannot be loaded at all: documents come at once and are left to the browser', async () => {
    await publishShell('module.exports = {;');
    const { html, ms, rendered } = await timed('/news');
    expect(ms).toBeLessThan(1_000);
    expect(rendered).toBe('browser');
    expect(html).toContain('<div id="section-news"></div>');
    expect(html).toContain('<script type="application/json" id="portal-init">');
  });
});

describe('a widget that hangs inside a slow page', () => {
  test('is left out in time for the document to come within a second', async () => {
    await publishShell(shellBundle);
    const { html, ms, rendered } = await timed('/news/slow-and-hanging');
    expect(ms).toBeLessThan(1_000);
    expect(rendered).toBe('server');
    expect(html).toContain('<h1>slow</h1><div></div>');
  });
});
