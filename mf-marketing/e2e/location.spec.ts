import type { Page, Route } from '@playwright/test';
import { expect, test } from '../../infra/tooling/e2e/fixtures.ts';
import { whenShown } from '../../infra/tooling/e2e/when-shown.ts';

/** A double of the Kakao Maps script: notes what it is asked to draw. */
const KAKAO_DOUBLE = `(() => {
  window.drawn = [];
  class LatLng { constructor(latitude, longitude) { Object.assign(this, { latitude, longitude }); } }
  class Map {
    constructor(element, { center, level }) { this.element = element; window.drawn.push({ center, level, height: element.clientHeight }); element.dataset.kakao = String(window.drawn.length); }
    addControl() {} setZoomable() {}
  }
  class Marker { constructor(options) { this.options = options; } setMap(map) { if (map) Object.assign(window.drawn.at(-1), { marker: this.options }); } }
  class CustomOverlay { constructor({ content }) { this.content = content; } setMap(map) { if (map) map.element.append(this.content); } }
  class ZoomControl {}
  window.kakao = { maps: { load: (then) => then(), LatLng, Map, Marker, CustomOverlay, ZoomControl, ControlPosition: { RIGHT: 1 }, event: { addListener: (target, type, listener) => setTimeout(listener) } } };
})()`;

// One grey pixel.
const TILE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGO4BAAA3wDeqHcZOQAAAABJRU5ErkJggg==',
  'base64',
);

interface Drawn {
  center: { latitude: number; longitude: number };
  level: number;
  height: number;
  marker: { title: string };
}

/** Lets the document carry other settings than the portal was started with, and the map's place as they have it rendered. */
async function withSettings(page: Page, settings: Record<string, string>) {
  await page.route(/\/\?lang=/, async (route: Route) => {
    const answer = await route.fetch();
    const html = (await answer.text())
      .replace('"settings":{', `"settings":{${JSON.stringify(settings).slice(1, -1)},`)
      .replace('data-map="none"', 'data-map="waiting"');
    await route.fulfill({ response: answer, body: html });
  });
}

async function openMap(page: Page, lang = 'ko') {
  await page.goto(`/?lang=${lang}`);
  await whenShown(page);
  const location = page.locator('#location');
  // What lies above takes its real height on the way.
  await expect(async () => {
    await location.scrollIntoViewIfNeeded();
    await expect(location.getByRole('tablist')).toBeInViewport({ timeout: 500 });
  }).toPass();
  return location;
}

const drawnBy = (page: Page) => page.evaluate(() => (window as unknown as { drawn: Drawn[] }).drawn);

test('Kakao draws the chosen office at zoom level 3 with marker and title, at least 316 px high, and anew for another language', async ({
  page,
}) => {
  await withSettings(page, { kakaoMapAppKey: 'sample-key' });
  await page.route('https://dapi.kakao.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: KAKAO_DOUBLE }),
  );
  const location = await openMap(page);
  await expect(location.locator('[data-map="shown"]')).toBeVisible();
  await expect(location.locator('.office-map-title')).toHaveText('서울지사');
  const [seoul] = await drawnBy(page);
  expect(seoul).toMatchObject({
    level: 3,
    center: { latitude: 37.5602, longitude: 126.8254 },
    marker: { title: '서울지사' },
  });
  expect(seoul!.height).toBeGreaterThanOrEqual(316);

  await location.getByRole('tab', { name: '서울지사' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(location.locator('.office-map-title')).toHaveText('본사');
  expect((await drawnBy(page)).at(-1)).toMatchObject({
    level: 3,
    center: { latitude: 37.6228 },
    marker: { title: '본사' },
  });

  await page.evaluate(() => scrollTo(0, 0));
  await page
    .getByRole('banner')
    .getByRole('button', { name: /English/ })
    .click();
  await expect(location.locator('.office-map-title')).toHaveText('Head office');
  expect((await drawnBy(page)).at(-1)).toMatchObject({ level: 3, marker: { title: 'Head office' } });
});

test('Leaflet draws from the configured tiles, with marker and title', async ({ page, portal }) => {
  const asked: string[] = [];
  await withSettings(page, { mapTileUrl: `${portal.origin}/tiles/{z}/{x}/{y}.png` });
  await page.route('**/tiles/**', (route) => {
    asked.push(new URL(route.request().url()).pathname);
    return route.fulfill({ contentType: 'image/png', body: TILE });
  });
  const location = await openMap(page);
  await expect(location.locator('[data-map="shown"]')).toBeVisible();
  await expect(location.locator('.office-map-title')).toHaveText('서울지사');
  await expect(location.locator('.leaflet-marker-icon')).toHaveAttribute('title', '서울지사');
  // Level 3 of Kakao is level 17 of the usual tile scheme.
  expect(asked.every((path) => path.startsWith('/tiles/17/'))).toBe(true);
  expect((await location.locator('.leaflet-container').boundingBox())!.height).toBeGreaterThanOrEqual(316);
  await location.getByRole('tab', { name: '본사' }).click();
  await expect(location.locator('.office-map-title')).toHaveText('본사');
  await expect(location.locator('[data-map="shown"]')).toBeVisible();

  // By keyboard: Tab comes to the map, arrows move it, and the buttons zoom.
  const map = location.getByRole('region', { name: '본사 지도' });
  await location.getByRole('tab', { name: '본사' }).focus();
  await page.keyboard.press('Tab');
  await expect(map).toBeFocused();
  const place = () => location.locator('.leaflet-marker-icon').boundingBox();
  const before = await place();
  await page.keyboard.press('ArrowDown');
  await expect.poll(async () => (await place())!.y).toBeLessThan(before!.y);
  await location.getByRole('button', { name: '확대' }).press('Enter');
  await expect.poll(() => asked.some((path) => path.startsWith('/tiles/18/'))).toBe(true);
});

test('who is in the panel by keyboard when the map comes goes on in the map', async ({ page, portal }) => {
  await withSettings(page, { mapTileUrl: `${portal.origin}/tiles/{z}/{x}/{y}.png` });
  const tiles: Route[] = [];
  await page.route('**/tiles/**', (route) => void tiles.push(route));
  const location = await openMap(page);
  await expect.poll(() => tiles.length).toBeGreaterThan(0);
  await expect(location.locator('[data-map="waiting"]')).toBeVisible();
  await location.getByRole('tab', { name: '서울지사' }).focus();
  await page.keyboard.press('Tab');
  await expect(location.getByRole('link', { name: '카카오맵' })).toBeFocused();
  for (const tile of tiles) await tile.fulfill({ contentType: 'image/png', body: TILE });
  await expect(location.getByRole('region', { name: '서울지사 지도' })).toBeFocused();
});

test.describe('when the provider does not answer', () => {
  test.use({ allowedConsole: [/dapi\.kakao\.com|Failed to load resource/] });

  test('the address panel takes the place of the map', async ({ page }) => {
    await withSettings(page, { kakaoMapAppKey: 'sample-key' });
    // Never answered: the request hangs until the page is closed.
    await page.route('https://dapi.kakao.com/**', () => undefined);
    const asked = page.waitForRequest('https://dapi.kakao.com/**');
    const location = await openMap(page);
    await asked;
    await expect(location.locator('[data-map="unavailable"]')).toBeVisible();
    await expect(location.getByText('지도를 불러오지 못해 주소로 안내합니다.')).toBeVisible();
    await expect(location.getByRole('link', { name: '카카오맵' })).toBeVisible();
    await location.getByRole('tab', { name: '본사' }).click();
    await expect(location.getByText('경기도 남양주시 다산중앙로 000').first()).toBeVisible();
  });
});

test('the words of the copy button are whole, inside the card and the screen', async ({ page }) => {
  const location = await openMap(page);
  const copy = location.getByRole('button', { name: '주소 복사' });
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await copy.scrollIntoViewIfNeeded();
    await copy.focus();
    const tip = copy.locator('span');
    await expect(tip).toBeVisible();
    const cut = await tip.evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const faults: string[] = [];
      if (left < 0 || right > innerWidth) faults.push(`from ${left} to ${right} of ${innerWidth} px`);
      for (let box = element.parentElement; box; box = box.parentElement) {
        const edges = box.getBoundingClientRect();
        const isClipping = getComputedStyle(box).overflow !== 'visible' && box !== document.body;
        if (isClipping && (left < edges.left || right > edges.right || top < edges.top || bottom > edges.bottom))
          faults.push(`cut off by ${box.className}`);
      }
      return faults;
    });
    expect(cut, `at ${width} px`).toEqual([]);
  }
});
