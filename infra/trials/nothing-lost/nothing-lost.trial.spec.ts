import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import { signIn } from '../../tooling/e2e/accounts.ts';
import { expect, test } from '../../tooling/e2e/fixtures.ts';
import { whenShown } from '../../tooling/e2e/when-shown.ts';
import { adminCalls } from '../../tooling/e2e/admin-calls.ts';
import { accountForms } from './account-forms.ts';
import type { PreparedForm } from './admin-form.ts';
import { communityForms } from './community-forms.ts';
import { contentForms } from './content-forms.ts';
import { educationForms } from './education-forms.ts';
import { supportForms } from './support-forms.ts';

test.use({ allowedConsole: [/.*/], actionTimeout: 10_000 });
/** Every service has learned of a session that ended. */
const revokedMs = 2_000;
test.describe.configure({ timeout: 180_000 });

async function openForm(page: Page, form: PreparedForm): Promise<void> {
  await page.goto(`${form.url}${form.url.includes('?') ? '&' : '?'}lang=ko`);
  await whenShown(page);
  await form.open?.(page);
  await expect(form.field(page)).toBeVisible();
}

/** A tab that goes without any question, as when the browser is killed. */
async function tabOf(context: BrowserContext, former?: Page): Promise<Page> {
  await former?.close({ runBeforeUnload: false });
  return context.newPage();
}

/** Every form of admins in which one types. */
const adminForms = [...educationForms, ...communityForms, ...contentForms, ...supportForms, ...accountForms];

for (const { name, prepare } of adminForms) {
  test(`${name}: what was typed outlives a lost network, a closed tab, the end of the session and somebody faster`, async ({
    context,
  }) => {
    const calls = await adminCalls();
    const form = await prepare(calls);
    const typed =
      /이메일|email/.test(name) || name.startsWith('settings')
        ? `t${randomUUID().slice(0, 8)}@visitor.example`
        : `쓰던 글 ${randomUUID().slice(0, 8)}`;
    let page = await tabOf(context);
    await signIn(page, 'admin');
    await openForm(page, form);
    await form.field(page).fill(typed);
    await form.fillIn?.(page);

    await test.step('the network goes while it is sent', async () => {
      await context.setOffline(true);
      await form.submit(page).click();
      await expect(form.submit(page)).not.toHaveAttribute('aria-busy', 'true');
      await expect(form.field(page)).toHaveValue(typed);
      expect(await form.stored()).not.toContain(typed);
      await context.setOffline(false);
    });

    await test.step('the tab is closed', async () => {
      page = await tabOf(context, page);
      await openForm(page, form);
      await expect(form.field(page)).toHaveValue(typed);
    });

    await test.step('the session ends, and somebody else uses the browser meanwhile', async () => {
      const signedOut = await page.request.post('/api/user/signout');
      expect(signedOut.ok(), await signedOut.text()).toBe(true);
      await page.waitForTimeout(revokedMs);
      // The page may have learned of it, and ask already whether the text may go
      const question = page.getByRole('alertdialog');
      if (!(await question.isVisible())) await form.submit(page).click();
      await expect(
        form
          .submit(page)
          .or(question)
          .or(page.getByLabel('비밀번호', { exact: true }))
          .first(),
      ).toBeVisible();
      page = await tabOf(context, page);
      await signIn(page, 'admin');
      await openForm(page, form);
      await expect(form.field(page)).toHaveValue(typed);
      expect(await form.stored()).not.toContain(typed);
    });

    const { changeMeanwhile } = form;
    if (changeMeanwhile)
      await test.step('somebody else is faster', async () => {
        await changeMeanwhile();
        await form.submit(page).click();
        const merge = page.getByRole('button', { name: /바뀐 내용 보기|최신 내용 불러오기/ });
        await expect(merge).toBeVisible();
        await expect(form.field(page)).toHaveValue(typed);
        const read = page.waitForResponse((answer) => answer.ok() && answer.request().method() === 'GET');
        await merge.click();
        await read;
        await expect(form.field(page)).toHaveValue(typed);
      });

    await test.step('it is stored, once, with what the other changed', async () => {
      await form.submit(page).click();
      await form.confirm?.(page);
      await expect.poll(() => form.stored()).toContain(typed);
      if (changeMeanwhile) expect(await form.stored()).toMatch(/77|"state":"answered"|대리|"guestInquiries"/);
    });

    await test.step('nothing of it is left', async () => {
      page = await tabOf(context, page);
      await page.goto('/admin?lang=ko');
      const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
      expect(kept).not.toContain(typed);
    });
    await calls.dispose();
  });
}
