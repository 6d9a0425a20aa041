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
    test(`the snackbar of a success and of a failure on ${path} stands for 2000 ms (${lang})`, async ({ page, signIn }) => {
      await signIn(page);
      await openForm(page, `${path}?lang=${lang}`);
      const failed = path === '/support/question' ? words.failed[path] : words.failed.other;
      const outcomes = [{ type: 'success', text: words.received, standsMs: 2000 }, { type: 'error', text: failed, standsMs: 2001 }];
      await stopClock(page);
      for (const { type, text, standsMs } of outcomes) {
        if (type === 'error') await page.route(/\/api\/email\/(send|apply)$/, (route) => route.fulfill({ status: 202, json: {} }));
        await (values ? fillForm(page, values) : fillQuestion(page));
        await page.getByRole('button', { name: words.submit }).click();
        const snackbar = page.locator(`[data-toast=${type}]`).getByText(text);
        await expect(snackbar).toBeVisible();
        // Each snackbar stands 1 ms longer than the one before (specification, "States and transitions")
        await page.clock.runFor(standsMs - 1);
        await expect(snackbar).toBeVisible();
        await page.clock.runFor(1);
        await expect(snackbar).toHaveCount(0);
      }
    });
  }
}
