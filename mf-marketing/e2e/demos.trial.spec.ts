import { devices, type Browser, type Locator, type Page } from '@playwright/test';
import { expect, test } from '../../infra/tooling/e2e/fixtures.ts';
import { opensUntilShown } from '../../infra/tooling/e2e/when-shown.ts';
import { finger, keys, mouse, type Hand } from './demo-hands.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });
test.describe.configure({ mode: 'default', timeout: 240_000 });

interface Demo {
  path: string;
  /** Of its place on the page. */
  place: string;
  /** Of its files, which come with nothing else. */
  chunk: RegExp;
  /** Whether what is measured needs a press first. */
  run(demo: Locator, hand: Hand): Promise<void>;
  /** From there to its end. */
  finish(demo: Locator, hand: Hand): Promise<void>;
  /** What the inquiry begins with. */
  note?: RegExp;
}

const button = (demo: Locator, name: string | RegExp) => demo.getByRole('button', { name });
const status = (demo: Locator) => demo.getByRole('status').last();

const DEMOS: Record<string, Demo> = {
  'WEB EQ': {
    path: '/service/product/prac',
    place: '[data-bench]',
    chunk: /\/(?:prac|inspection)\.js/,
    async run(demo, hand) {
      await expect(demo).toHaveAttribute('data-bench', 'ready');
      await hand.press(button(demo, '50회 연속 검사'));
    },
    async finish(demo, hand) {
      const runs = demo.locator('[data-figure="runs"] dd');
      await expect(runs).toHaveText('51');
      await hand.press(demo.getByRole('radio', { name: '부품 2', exact: true }));
      await expect(demo.getByText('양품', { exact: true })).toBeVisible();
      await hand.press(button(demo, '새 부품 검사하기'));
      await expect(demo.getByRole('radio', { name: '새 부품' })).toBeChecked();
      await hand.slide(demo.getByRole('slider'));
      await expect(runs).toHaveText('54');
    },
  },
  SMWP: {
    path: '/service/product/smwp',
    place: '[data-demo="smwp"]',
    chunk: /\/demo-smwp\.js/,
    async run(demo, hand) {
      await hand.press(button(demo, '+ 게이지'));
      await hand.press(button(demo, '화면 실행'));
    },
    async finish(demo, hand) {
      const gauge = button(demo, /^게이지, .*열 .*행$/).last();
      await hand.choose(demo.getByRole('combobox', { name: '태그' }), 'T102.Temp');
      const link = demo.getByRole('textbox', { name: /링크/ });
      const before = await link.inputValue();
      await hand.moveDown(button(demo, /^값, T102\.Temp/).first());
      await expect(link).not.toHaveValue(before);
      await expect(gauge).toBeVisible();
      await hand.press(button(demo, '펌프 정지'));
      await expect(button(demo, '펌프 운전')).toBeVisible();
      await hand.press(button(demo, '펌프 운전'));
      await expect(demo.getByText(/화면이 코드 한 줄 없이 동작합니다/)).toBeVisible();
    },
    note: /위젯 \d+개로 화면을 만들었습니다/,
  },
  'SM-IO-SERVER': {
    path: '/service/product/sm-io-server',
    place: '[data-demo="ioServer"]',
    chunk: /\/demo-io\.js/,
    run: async () => undefined,
    async finish(demo, hand) {
      await hand.press(demo.getByRole('radio', { name: /OVEN03/ }).first());
      await hand.press(button(demo, '회선 끊기'));
      await expect(demo.getByText('회선이 돌아올 때까지 값을 보관합니다.')).toBeVisible();
      await hand.press(button(demo, '다시 연결'));
      await expect(status(demo)).toContainText('잃은 값은 없습니다', { timeout: 20_000 });
    },
    note: /순서대로 전송되었습니다/,
  },
  SM2S: {
    path: '/service/solution/sm-2s',
    place: '[data-demo="sm2s"]',
    chunk: /\/demo-sm2s\.js/,
    async run(demo, hand) {
      await hand.choose(demo.getByRole('combobox', { name: '수량' }), '100');
      await hand.press(button(demo, '수주하기'));
      await hand.press(button(demo, /^2라인/));
    },
    async finish(demo, hand) {
      const next = button(demo, /^(?:공구 교체|출하 승인|선별·재작업|출하하기)$/);
      await expect(async () => {
        if (await next.isVisible()) await hand.press(next);
        await expect(status(demo)).toContainText('출하했습니다', { timeout: 500 });
      }).toPass({ timeout: 180_000 });
    },
    note: /수주부터 출하까지 진행해 보았습니다/,
  },
  'SM-HACCP': {
    path: '/service/solution/sm-haccp',
    place: '[data-demo="haccp"]',
    chunk: /\/demo-haccp\.js/,
    run: (demo, hand) => hand.press(button(demo, '가열기 고장 일으키기')),
    async finish(demo, hand) {
      await expect(demo.getByRole('alert')).toContainText('한계기준 85 °C 아래', { timeout: 60_000 });
      await hand.press(button(demo, '경보 확인'));
      await hand.press(button(demo, '보류하기'));
      await hand.press(demo.getByRole('radio', { name: /폐기/ }));
      await hand.press(button(demo, '조치 기록하기'));
      await hand.press(button(demo, '가열기 전환'));
      await button(demo, '승인하기').waitFor({ timeout: 60_000 });
      await hand.press(button(demo, '승인하기'));
      await expect(status(demo)).toContainText('승인되어 완료');
    },
    note: /개선조치\(폐기\), 기록 승인까지/,
  },
  'SM-AI-FARM': {
    path: '/service/solution/sm-farm',
    place: '[data-demo="farm"]',
    chunk: /\/demo-farm\.js/,
    async run(demo, hand) {
      await hand.slide(demo.getByRole('slider').first());
      await hand.press(button(demo, '하루 시작'));
    },
    async finish(demo) {
      await expect(status(demo)).toContainText('온도 목표를 지키며', { timeout: 150_000 });
    },
    note: /하루의 \d+ % 동안 온도 목표를 지키며/,
  },
};

const HANDS = ['mouse', 'touch', 'keyboard'] as const;

async function openDemo(browser: Browser, { path, place, chunk }: Demo, hand: (typeof HANDS)[number], origin: string) {
  const screen = hand === 'touch' ? devices['Pixel 7'] : { viewport: { width: 1440, height: 900 } };
  const context = await browser.newContext({ ...screen, baseURL: origin, locale: 'ko-KR' });
  const page = await context.newPage();
  const sent: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (chunk.test(request.url())) sent.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  opensUntilShown(page);
  await page.goto(`${path}?lang=ko`);
  const demo = page.locator(place);
  await page.locator('#demo, [data-bench]').first().scrollIntoViewIfNeeded();
  await demo.waitFor();
  await demo.scrollIntoViewIfNeeded();
  const cdp = await context.newCDPSession(page);
  if (hand === 'keyboard')
    // As who has come here by the keyboard
    await demo.evaluate((element) => {
      element.tabIndex = -1;
      element.focus();
    });
  const hands = { mouse, touch: finger, keyboard: keys }[hand](page, cdp);
  const bytes = async () => (await Promise.all(sent)).reduce((sum, each) => sum + each, 0);
  return { page, demo, cdp, hand: hands, bytes, end: () => context.close() };
}

/** Frames a second over some seconds, and the longest pause between two, in ms. */
const frames = (page: Page, seconds: number) =>
  page.evaluate(
    (limitMs) =>
      new Promise<{ perSecond: number; longestMs: number }>((resolve) => {
        let [first, last, count, longestMs] = [0, 0, 0, 0];
        requestAnimationFrame(function next(now) {
          if (first === 0) first = now;
          else {
            count += 1;
            longestMs = Math.max(longestMs, now - last);
          }
          last = now;
          if (now - first < limitMs) requestAnimationFrame(next);
          else resolve({ perSecond: (1000 * count) / (now - first), longestMs });
        });
      }),
    seconds * 1000,
  );

for (const [name, demo] of Object.entries(DEMOS)) {
  test(`${name} is played to its end by mouse, touch and keyboard, in less than 40 KB`, async ({ browser, portal }) => {
    await Promise.all(
      HANDS.map(async (kind) => {
        const opened = await openDemo(browser, demo, kind, portal.origin);
        await demo.run(opened.demo, opened.hand);
        await demo.finish(opened.demo, opened.hand);
        if (demo.note) {
          await opened.hand.press(opened.demo.getByRole('link', { name: /체험 문의하기$/ }));
          await expect(opened.page.locator('form [name="content"]')).toHaveValue(demo.note);
        }
        const bytes = await opened.bytes();
        console.log(`${name} by ${kind}: played to its end; ${(bytes / 1000).toFixed(1)} KB`);
        expect(bytes).toBeGreaterThan(0);
        expect(bytes).toBeLessThan(40_000);
        await opened.end();
      }),
    );
  });

  test(`${name} draws as often on a processor four times slower as a page that does nothing`, async ({
    browser,
    portal,
  }) => {
    const { page, demo: place, cdp, hand, end } = await openDemo(browser, demo, 'mouse', portal.origin);
    const blank = await page.context().newPage();
    const blankCdp = await page.context().newCDPSession(blank);
    await blankCdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const idle = await frames(blank, 3);
    await blank.close();
    await page.bringToFront();
    await demo.run(place, hand);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const running = await frames(page, 6);
    console.log(
      `${name}: ${running.perSecond.toFixed(1)} frames a second, longest ${running.longestMs.toFixed(0)} ms; a page that does nothing ${idle.perSecond.toFixed(1)}`,
    );
    expect(running.perSecond).toBeGreaterThan(0.9 * idle.perSecond);
    await end();
  });
}
