import { expect, test } from '../../infra/tooling/e2e/fixtures.ts';
import { newMember } from './support-api.ts';
import { fillForm, fillQuestion, openForm } from './support-forms.ts';

/** What one member may hand in within an hour. */
const times = 20;
const application = { name: '김시험', phone: '010-0000-2018', email: 'form@visitor.example', applyDate: '2026-12-01', title: '신청합니다', content: '자세한 내용입니다.' };

test.describe('who has handed in too many', () => {
  test.use({ allowedConsole: [/429/] });

  test('is told so on each form, with the wait, keeps what was typed and is not led away', async ({ page, browser, signIn }) => {
    const { person, call } = await newMember(browser);
    const { email, ...rest } = application;
    const question = { ...rest, applyDate: undefined, emailAddress: email, type: 'other' };
    for (let sent = 0; sent < times; sent += 1) expect((await call('POST', '/api/email/send', { ...question, title: `${sent}` })).status()).toBe(200);

    await signIn(page, person);
    await openForm(page, '/support/question?lang=ko');
    const { content } = await fillQuestion(page);
    await page.getByRole('button', { name: '접수하기' }).click();
    await expect(page.getByRole('alert').getByText(/^요청이 많습니다\. 잠시 후 다시 시도해 주세요\. \(약 \d+(초|분) 뒤\)$/)).toBeVisible();
    await expect(page.locator('[data-toast]')).toHaveCount(0);
    await expect(page).toHaveURL(/\/support\/question/);
    await expect(page.locator('[name="content"]')).toHaveValue(content);

    for (const path of ['/support/webeqForm', '/support/smwpForm']) {
      await openForm(page, `${path}?lang=en`);
      await fillForm(page, path.endsWith('smwpForm') ? { ...application, smwpId: 'factory2018', smwpPassword: 'Secret!pass' } : application);
      await page.getByRole('button', { name: 'Submit' }).click();
      await expect(page.getByText('The submission failed.')).toBeVisible();
      await expect(page.getByRole('alert').getByText(/Please try again in a moment \(in about \d+ (s|min)\)/)).toBeVisible();
      await expect(page.locator('[name="title"]')).toHaveValue(application.title);
    }
  });
});
