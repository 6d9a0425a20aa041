import { expect, test } from '../../infra/tooling/e2e/fixtures.ts';
import { stopClock } from '../../infra/tooling/e2e/still-clock.ts';
import { fillForm, fillQuestion, openForm } from './support-forms.ts';

const texts = { name: '김시험', phone: '010-0000-2018', email: 'form@visitor.example', applyDate: '2026-12-01', title: '신청합니다', content: '자세한 내용입니다.' };
const forms = {
  '/support/question': undefined,
  '/support/smwpForm': { ...texts, smwpId: 'factory2018', smwpPassword: 'Secret!pass' },
  '/support/webeqForm': texts,
};
const languages = {
  ko: { submit: '접수하기', received: '접수되었습니다.', failed: { '/support/question': '로그인이 필요합니다.', other: '접수를 실패했습니다.' } },
  en: { submit: 'Submit', received: 'Your inquiry has been received.', failed: { '/support/question': 'Sign-in is required.', other: 'The submission failed.' } },
};

for (const [path, values] of Object.entries(forms)) {
  for (const [lang, words] of Object.entries(languages)) {
    const failed = path === '/support/question' ? words.failed[path] : words.failed.other;
    for (const { type, text } of [{ type: 'success', text: words.received }, { type: 'error', text: failed }]) {
      test(`the ${type} snackbar of ${path} stands for 2000 ms (${lang})`, async ({ page, signIn }) => {
        await signIn(page);
        if (type === 'error') await page.route(/\/api\/email\/(send|apply)$/, (route) => route.fulfill({ status: 202, json: {} }));
        await openForm(page, `${path}?lang=${lang}`);
        await (values ? fillForm(page, values) : fillQuestion(page));
        await stopClock(page);
        await page.getByRole('button', { name: words.submit }).click();
        const snackbar = page.locator(`[data-toast=${type}]`).getByText(text);
        await expect(snackbar).toBeVisible();
        await page.clock.runFor(1999);
        await expect(snackbar).toBeVisible();
        await page.clock.runFor(1);
        await expect(snackbar).toHaveCount(0);
      });
    }
  }
}
