import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { eventually } from '../../testing/eventually.ts';
import { faults, sectionBundle, shellBundle } from '../../testing/fake-bundles.ts';
import { ReleaseFolder } from '../../testing/release-folder.ts';
import { startPortal, type RunningPortal } from '../../testing/start-portal.ts';

// A portal takes a second to start, and several when the machine is busy.
jest.setTimeout(20_000);

const releases = new ReleaseFolder();
const names = Object.keys(faults) as (keyof typeof faults)[];
const slug = (name: string) => name.replaceAll(' ', '-');
let portal: RunningPortal;

const rendered = (answer: Response) => answer.headers.get('x-portal-rendered');

beforeAll(async () => {
  releases.add({ name: 'shell', paths: ['/*'], server: shellBundle });
  releases.add({ name: 'news', server: sectionBundle({ '/news': `return page('<h1>whole news</h1>');` }) });
  for (const name of names) {
    const home = `/${slug(name)}`;
    const pages = { [home]: `return page('<h1>still here</h1>');`, [`${home}/fault`]: faults[name] };
    releases.add({ name: slug(name), server: sectionBundle(pages) });
  }
  await releases.publish();
  portal = await startPortal(releases);
  // Published to a running portal, which does not wait for them as long as a starting one.
  releases.add({ name: 'syntax-error', server: 'exports.default = {;' });
  releases.add({ name: 'loop-on-load', server: 'for (;;);' });
  await releases.publish();
});

afterAll(async () => {
  await portal.stop();
  await releases.remove();
});

describe('a section that goes wrong on the server', () => {
  test.each(names)(
    'that %s: the document comes within a second with the rest whole, and the section recovers',
    async (name) => {
      const home = `/${slug(name)}`;
      const started = performance.now();
      const [broken, whole] = await Promise.all([portal.get(`${home}/fault`), portal.get('/news')]);
      const html = await broken.text();
      expect(performance.now() - started).toBeLessThan(1_000);
      expect(broken.status).toBe(200);
      expect(rendered(broken)).toBe('browser');
      expect(html).toContain('<header>header ko</header>');
      expect(html).toContain('<footer>the footer</footer>');
      expect(html).toContain(`<div id="section-${slug(name)}"></div><div id="section-fallback"></div>`);
      expect(html).not.toContain('data-ssr');
      expect(rendered(whole)).toBe('server');
      expect(await whole.text()).toContain('whole news');
      expect(await eventually(async () => rendered(await portal.get(home)) === 'server')).toBe(true);
    },
  );

  test.each(['syntax-error', 'loop-on-load'])('by %s: the document comes at once without it', async (name) => {
    expect(await eventually(async () => (await portal.get(`/${name}`)).status === 200)).toBe(true);
    const started = performance.now();
    const answer = await portal.get(`/${name}`);
    expect(performance.now() - started).toBeLessThan(1_000);
    expect(await answer.text()).toContain(`<div id="section-${name}"></div>`);
  });

  test('again and again is not asked any more, so that nobody waits for it', async () => {
    let times = 0;
    const isHeldBack = async () => {
      times += 1;
      await portal.get(`/hangs/fault?again=${times}`);
      return (await (await portal.get('/metrics')).text()).includes('portal_section_breaker_open{section="hangs@v1');
    };
    expect(await eventually(isHeldBack, 10_000)).toBe(true);
    const started = performance.now();
    const answer = await portal.get('/hangs/fault?third');
    expect(performance.now() - started).toBeLessThan(300);
    expect(rendered(answer)).toBe('browser');
    expect(rendered(await portal.get('/hangs'))).toBe('browser');
  });
});
