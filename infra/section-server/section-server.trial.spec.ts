import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { serveElsewhere, type ServedElsewhere } from '../local/dev/develop-elsewhere.ts';
import { silentProgress } from '../local/progress.ts';
import { connectPortal } from '../release/connect-portal.ts';
import { tokenOf } from '../release/release-portal.ts';
import { expect, test as base } from '../tooling/e2e/own-portal.ts';
import { openPreview } from '../tooling/e2e/open-preview.ts';
import { whenShown } from '../tooling/e2e/when-shown.ts';
import { projectRoot } from '../tooling/project-root.ts';

interface Workshop extends ServedElsewhere {
  /** Replaces a text in a file of the copy. */
  edit(file: string, before: string, after: string): void;
}

/** A copy of education that a dev server serves to who follows its link; the portal is one elsewhere. */
const test = base.extend<object, { workshop: Workshop }>({
  workshop: [
    async ({ stack }, use) => {
      const kept = path.join(projectRoot, 'var/test-dev');
      mkdirSync(kept, { recursive: true });
      // Inside the project, where its packages are found.
      const folder = mkdtempSync(path.join(kept, 'copy-'));
      cpSync(path.join(projectRoot, 'mf-education'), folder, { recursive: true });
      const served = await serveElsewhere(
        { name: 'education', folder },
        connectPortal(stack.origin, tokenOf(stack.dataDir, 'education')),
        kept,
        silentProgress,
      );
      await use({
        ...served,
        edit(file, before, after) {
          const place = path.join(folder, file);
          const text = readFileSync(place, 'utf8');
          if (!text.includes(before)) throw new Error(`${file} does not hold "${before}"`);
          writeFileSync(place, text.replace(before, after));
        },
      });
      await served.server.stop();
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

test.use({ portalEnv: { DEVELOPER_PREVIEWS: 'on' } });
test.describe.configure({ mode: 'serial' });

test.describe('a section from a dev server', () => {
  test('shows an edited page, style and text, and keeps what a visitor has typed', async ({ page, workshop }) => {
    await openPreview(page, workshop.link);
    await whenShown(page);
    await page.getByRole('button', { name: '내 신청 조회' }).click();
    const field = page.getByRole('dialog').getByRole('textbox').first();
    await field.fill('kept@example.com');
    const title = page.locator('main h1');

    workshop.edit('src/pages/schedule.tsx', "title={t('schedule.title')}", "title={`${t('schedule.title')}, edited`}");
    await expect(title).toHaveText(/, edited$/);
    await expect(field).toHaveValue('kept@example.com');

    workshop.edit('src/pages/schedule.module.css', '.page {', '.page {\n  outline: 3px solid rgb(1, 2, 3);');
    const outlined = () =>
      page
        .locator('main div')
        .evaluateAll((all) => all.some((element) => getComputedStyle(element).outlineColor === 'rgb(1, 2, 3)'));
    await expect.poll(outlined).toBe(true);
    await expect(field).toHaveValue('kept@example.com');

    workshop.edit('locales/ko/schedule.json', '"title": "', '"title": "새 ');
    await expect(title).toHaveText(/^새 .+, edited$/);
  });

  test('says over the page why it does not compile, until it does again', async ({ page, workshop }) => {
    await openPreview(page, workshop.link);
    await whenShown(page);
    await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));
    workshop.edit('src/pages/schedule.tsx', 'export function Page() {', 'export function Page( {');
    const problem = page.getByRole('alert').filter({ hasText: 'education does not compile' });
    await expect(problem).toContainText('schedule.tsx');
    workshop.edit('src/pages/schedule.tsx', 'export function Page( {', 'export function Page() {');
    await expect(problem).toBeHidden();
    expect(await page.evaluate(() => 'isSameDocument' in globalThis)).toBe(true);
  });

  test('is seen by nobody else, and not by who has altered the link', async ({ page, browser, baseURL, workshop }) => {
    await openPreview(page, workshop.link);
    const others = await browser.newPage({ baseURL });
    const answer = await others.goto('/education/schedule');
    expect(await answer!.text()).not.toContain(workshop.origin);
    const token = new URL(workshop.link).searchParams.get('token')!;
    await others.goto(workshop.link.replace(token, `${token.slice(0, -4)}AAAA`));
    await whenShown(others);
    expect(await others.content()).not.toContain(workshop.origin);
    await others.close();
    await page.reload();
    await whenShown(page);
    expect(await page.content()).toContain(workshop.origin);
  });
});

test.describe('a dev server that has stopped', () => {
  test.use({ allowedConsole: [/ERR_CONNECTION_REFUSED|ERR_INCOMPLETE_CHUNKED_ENCODING/] });

  test('leaves its visitor with what everybody sees', async ({ page, workshop }) => {
    await openPreview(page, workshop.link);
    await whenShown(page);
    // An open page loads anew when its server is gone
    await page.goto('about:blank');
    await workshop.server.stop();
    await page.goto('/education/schedule');
    await expect.poll(async () => (await page.content()).includes(workshop.origin)).toBe(false);
    await whenShown(page);
    await expect(page.locator('main h1')).toHaveText('교육일정');
  });
});
