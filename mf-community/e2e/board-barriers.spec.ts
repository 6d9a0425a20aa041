import { barriersOf } from '../../infra/tooling/e2e/barriers.ts';
import { expect, test } from '../../infra/tooling/e2e/fixtures.ts';
import { renderedDocument } from '../../infra/tooling/e2e/rendered-document.ts';
import { callerFor, LANGUAGES, open } from './community.ts';

const INJECTIONS = [
  '<script>window.injected = 1</script>', '<img src=x onerror="window.injected=1">', '<svg onload="window.injected=1">', '<iframe srcdoc="<script>parent.injected=1</script>"></iframe>',
  '[누르기](javascript:window.injected=1)', '[누르기](JaVaScRiPt:window.injected=1)', '[누르기](java&#x0A;script:window.injected=1)', '![그림](javascript:window.injected=1)',
  '[누르기](data:text/html,<script>window.injected=1</script>)', '[누르기](vbscript:1)', '<javascript:window.injected=1>', '<a href="javascript:window.injected=1">a</a>',
  '<details open ontoggle="window.injected=1">', '"><script>window.injected=1</script>', '`</code><script>window.injected=1</script>`', '[a]: javascript:window.injected=1\n\n[누르기][a]',
  '<style>@import "javascript:window.injected=1"</style>', '<math><mtext></mtext><script>window.injected=1</script></math>', '<body onload="window.injected=1">', '<!--><script>window.injected=1</script>-->',
].join('\n\n');

test('nothing that a post or a preview holds runs, and no link leads to a script', async ({ page, signIn }) => {
  const author = await callerFor(await signIn(page));
  const { classroomId } = await author.post({ content: INJECTIONS });
  const html = await renderedDocument(page.request, `/education/classroom/${classroomId}`);
  // In the document it is written for people: as text, never as elements of the page.
  expect(/<article[\s\S]*<\/article>/.exec(html)?.[0]).not.toMatch(/<(script|svg onload|iframe|details|style|math|body)[\s>]|onerror="|href="(?:java|data|vb)/i);

  const inspect = (root: string) =>
    page.locator(root).evaluate((element) => ({
      injected: 'injected' in window,
      elements: [...element.querySelectorAll('script, iframe, style, math, details, object, embed')].length,
      handlers: [...element.querySelectorAll('*')].flatMap((each) => each.getAttributeNames()).filter((name) => name.startsWith('on')),
      links: [...element.querySelectorAll('a')].map((link) => link.protocol).filter((protocol) => !['http:', 'https:', 'mailto:', 'tel:'].includes(protocol)),
    }));
  const clean = { injected: false, elements: 0, handlers: [], links: [] };
  await open(page, `/education/classroom/${classroomId}`);
  expect(await inspect('article')).toEqual(clean);

  await open(page, `/education/classroom/edit/${classroomId}`);
  await page.getByRole('tab', { name: '미리보기' }).click();
  await expect(page.getByRole('tabpanel')).toContainText('window.injected');
  expect(await inspect('[role=tabpanel]')).toEqual(clean);
  await author.end();
});

for (const lang of LANGUAGES) {
  test(`no barrier in lists and details at 360 and 1440 px, and nothing wider than the screen (${lang})`, async ({ page, request }) => {
    test.slow();
    const news = (await (await request.get('/api/news/view?itemsPerPage=1')).json()) as { data: { newsId: number }[] };
    const posts = (await (await request.get('/api/classroom/view?itemsPerPage=1&type=question')).json()) as { data: { classroomId: number }[] };
    const addresses = [
      '/education/classroom/list', `/education/classroom/${posts.data[0]?.classroomId}`, '/news', `/news/${news.data[0]?.newsId}`, '/education/announcement',
    ];
    for (const address of addresses) {
      await open(page, address, lang);
      for (const width of [360, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await barriersOf(page), `${address} at ${width}`).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth), `${address} at ${width}`).toBe(true);
      }
    }
  });
}
