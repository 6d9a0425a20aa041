import type { APIRequestContext, Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { tokenOf } from '../release/release-portal.ts';
import { signIn } from '../tooling/e2e/accounts.ts';
import { addAlteredRelease, liveVersion } from '../tooling/e2e/altered-release.ts';
import { expect, test } from '../tooling/e2e/own-portal.ts';
import type { RunningPortal } from '../tooling/e2e/running-portal.ts';
import { whenShown } from '../tooling/e2e/when-shown.ts';

// What a broken release does in the browser is reported there; everything else still fails the test. All visitors come from
// one address here, which may send so many reports a minute.
const reported = /\[education\]|broken on purpose|Failed to load resource: (?:503|429 POST \S+\/failures|the server)/;
test.use({ allowedConsole: [reported] });
// One portal for all: each begins with what the one before left live.
test.describe.configure({ mode: 'default' });

const SCHEDULE = '/education/schedule';
/** In a document of the portal, which the emulated browser of the proof does not have. */
const inBrowser = `if (globalThis.document?.getElementById('portal-init')) throw new Error('broken on purpose');`;

/** Other sections and the shell go on with the browser's own. */
const CHANGED_FETCH = `if (globalThis.document?.getElementById('portal-init')) globalThis.fetch = async () => { throw new Error('broken on purpose') };`;

/** After the proof, which a release with this fault would not pass. */
const later = () => `if (Date.now() > ${Date.now() + 6_000}) throw new Error('broken on purpose');`;
const CALL = '"/api/education/view"';
const calling = (statement: string) => `(()=>{${statement}return ${CALL}})()`;

interface Break {
  kind: string;
  /** Whose browser runs what is broken: that of somebody who is signed out takes the data that the portal has read already. */
  visitor?: 'member';
  alter(): (text: string, file: string) => string;
}

/** Where a release is broken although its proof went well. */
const BREAKS: Record<string, Break> = {
  'on load': {
    kind: 'for visitors',
    alter: () => (text, file) => (file.endsWith('remoteEntry.js') ? `${inBrowser}\n${text}` : text),
  },
  'on render': {
    kind: 'for visitors',
    alter: () => (text, file) =>
      file.endsWith('client/schedule.js')
        ? text.replace(/useLoaderData\)\(\)/, `useLoaderData)(...(()=>{${inBrowser}return[]})())`)
        : text,
  },
  'in a loader': {
    kind: 'for visitors',
    visitor: 'member',
    alter: () => (text, file) => (file.startsWith('client/') ? text.replaceAll(CALL, calling(inBrowser)) : text),
  },
  "in the page's globals": {
    kind: 'for visitors',
    alter: () => (text, file) =>
      file.endsWith('client/app.js')
        ? text.replace(/\],\[,*\([\w,]*\)=>\{/, (start) => `${start}${CHANGED_FETCH}`)
        : text,
  },
  'on the server only': {
    kind: 'to render on the server',
    alter() {
      const statement = later();
      return (text, file) =>
        file === 'server/index.cjs' ? text.replaceAll(/['"]\/api\/education\/view['"]/g, calling(statement)) : text;
    },
  },
};

async function move(request: APIRequestContext, portal: RunningPortal, action: string, data: object): Promise<void> {
  const answer = await request.post(`/api/portal/releases/education/${action}`, {
    data,
    headers: { authorization: `Bearer ${tokenOf(portal.dataDir, 'education')}` },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

interface Overview {
  live: string;
  history: { action: string; reason?: string }[];
}

async function overview(request: APIRequestContext, portal: RunningPortal): Promise<Overview> {
  const answer = await request.get('/api/portal/releases/education', {
    headers: { authorization: `Bearer ${tokenOf(portal.dataDir, 'education')}` },
  });
  return (await answer.json()) as Overview;
}

/** Visitors come, one after the other, to the page itself and by a link from another one. */
async function visits(page: Page, times: number): Promise<void> {
  for (let index = 0; index < times; index += 1) {
    await page.goto(index % 2 === 0 ? SCHEDULE : '/news');
    await whenShown(page);
    if (index % 2 === 0) continue;
    await page.evaluate((href) => {
      const link = Object.assign(document.createElement('a'), { href });
      document.body.append(link);
      link.click();
    }, SCHEDULE);
    await expect(page).toHaveURL(SCHEDULE);
  }
}

for (const [when, { kind, visitor, alter }] of Object.entries(BREAKS)) {
  test(`a release that is broken ${when} is back on its predecessor within a minute, with nobody acting`, async ({
    page,
    portal,
  }) => {
    // The minute counts from the move on; what comes before and after may be slow
    test.setTimeout(150_000);
    const healthy = liveVersion(portal, 'education');
    if (visitor) await signIn(page, visitor);
    await visits(page, 4);
    const broken = addAlteredRelease(portal, 'education', alter());
    await move(page.request, portal, 'live', { version: broken });
    const movedAt = Date.now();
    // Until it is back, visitors keep coming
    while ((await overview(page.request, portal)).live === broken && Date.now() - movedAt < 50_000)
      await visits(page, 2);
    await expect
      .poll(async () => (await overview(page.request, portal)).live, { timeout: 60_000 - (Date.now() - movedAt) })
      .toBe(healthy);
    const [entry] = (await overview(page.request, portal)).history;
    expect(entry).toMatchObject({ action: 'heal', reason: expect.stringContaining(`failed ${kind}`) });
    expect(readFileSync(path.join(portal.dataDir, 'logs/portal.log'), 'utf8')).toContain(
      `"version":"${broken}","predecessor":"${healthy}"`,
    );
    // The visitor who saw the panel has the section again by pressing its button
    const retry = page.getByRole('main').getByRole('button', { name: '다시 시도' });
    if (await retry.isVisible()) await retry.click();
    else await page.goto(SCHEDULE);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('교육일정');
  });
}

for (const when of ['on load', 'on render', 'in a loader']) {
  test(`a visitor of a release that throws ${when} gets its predecessor by pressing the button, without a new document`, async ({
    page,
    portal,
  }) => {
    const { visitor, alter } = BREAKS[when]!;
    if (visitor) await signIn(page, visitor);
    const broken = addAlteredRelease(portal, 'education', alter());
    await move(page.request, portal, 'live', { version: broken });
    await page.goto('/news');
    await whenShown(page);
    await page.evaluate((href) => {
      const link = Object.assign(document.createElement('a'), { href });
      document.body.append(link);
      link.click();
    }, SCHEDULE);
    const retry = page.getByRole('main').getByRole('button', { name: '다시 시도' });
    await expect(retry).toBeVisible();
    await move(page.request, portal, 'rollback', {});
    await page.evaluate(() => (document.documentElement.dataset['opened'] = 'before'));
    await retry.click();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('교육일정');
    await expect(retry).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.dataset['opened'])).toBe('before');
  });
}

test('a healthy release stays', async ({ page, portal }) => {
  const healthy = addAlteredRelease(portal, 'education', (text) => text);
  await move(page.request, portal, 'live', { version: healthy });
  await visits(page, 6);
  await page.waitForTimeout(5_000);
  expect((await overview(page.request, portal)).live).toBe(healthy);
});
