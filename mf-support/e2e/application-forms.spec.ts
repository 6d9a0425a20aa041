import { barriersOf } from '../../infra/tooling/e2e/barriers.ts';
import { expect, test } from '../../infra/tooling/e2e/fixtures.ts';
import { errorsShown, fillForm, openForm, signInThere } from './support-forms.ts';

const texts = { name: '김시험', phone: '010-0000-2018', email: 'form@visitor.example', applyDate: '2026-12-01', title: '신청합니다', content: '자세한 내용입니다.' };
const account = { smwpId: 'factory2018', smwpPassword: 'Secret!pass' };

const forms = [
  { path: '/support/smwpForm', fields: { ...texts, ...account }, selector: { ko: 'SMWP문의', en: 'SMWP inquiry' } },
  { path: '/support/webeqForm', fields: texts, selector: { ko: '교육신청 문의', en: 'Training application inquiry' } },
];
const languages = {
  ko: { required: '값을 입력하세요', submit: '접수하기', kind: '문의 유형', received: '접수되었습니다.', failed: '접수를 실패했습니다.', receipt: '접수번호' },
  en: { required: 'Please enter a value', submit: 'Submit', kind: 'Type of inquiry', received: 'Your inquiry has been received.', failed: 'The submission failed.', receipt: 'Receipt number' },
};

for (const { path, fields, selector } of forms) {
  for (const lang of ['ko', 'en'] as const) {
    const words = languages[lang];

    test(`${path} offers one kind, asks for every field on submit only, and takes an application (${lang})`, async ({ page, signIn }) => {
      await signIn(page);
      await openForm(page, `${path}?lang=${lang}`);
      const kind = page.getByLabel(words.kind);
      expect(await kind.locator('option').allInnerTexts()).toEqual([selector[lang]]);
      await page.locator('[name="name"]').focus();
      await page.locator('[name="name"]').blur();
      await expect(page.getByText(words.required)).toHaveCount(0);
      const submit = page.getByRole('button', { name: words.submit });
      await submit.click();
      expect(await errorsShown(page)).toEqual(Object.fromEntries(Object.keys(fields).map((name) => [name, words.required])));
      await expect(page.locator('[name="name"]')).toBeFocused();

      await fillForm(page, fields);
      const sent: { body: unknown; key?: string }[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('/api/email/apply')) sent.push({ body: request.postDataJSON(), key: request.headers()['idempotency-key'] });
      });
      await submit.dblclick();
      await expect(page.locator('[data-toast="success"]').getByText(words.received)).toBeVisible();
      await expect(page.getByText(new RegExp(`${words.receipt} Q-\\d{4}-\\d{6}`))).toBeVisible();
      expect(sent).toHaveLength(1);
      expect(sent[0]?.body).toEqual(fields);
      expect(sent[0]?.key).toMatch(/^[\da-f-]{36}$/);
      for (const name of Object.keys(fields)) await expect(page.locator(`[name="${name}"]`)).toHaveValue('');
    });

    test(`${path} says that it failed and keeps what was typed (${lang})`, async ({ page, signIn }) => {
      await signIn(page);
      await openForm(page, `${path}?lang=${lang}`);
      await fillForm(page, fields);
      await page.route('**/api/email/apply', (route) => route.fulfill({ status: 202, contentType: 'application/json', body: '{}' }));
      await page.getByRole('button', { name: words.submit }).click();
      await expect(page.locator('[data-toast="error"]').getByText(words.failed)).toBeVisible();
      for (const [name, value] of Object.entries(fields)) await expect(page.locator(`[name="${name}"]`)).toHaveValue(value);
    });

    for (const width of [360, 1440]) {
      test(`${path} has no barrier at ${width} px, also with errors shown (${lang})`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await openForm(page, `${path}?lang=${lang}`);
        await page.getByRole('button', { name: words.submit }).click();
        await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
        expect(await barriersOf(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
      });
    }
  }
}

for (const [lang, id, password, idHint, passwordHint, submit] of [
  ['ko', 'error: 아이디형식이 맞지 않습니다.', '패스워드형식이 맞지 않습니다.', 'ID는 영어와 숫자를 합해서 12자 내외로 구성해야 합니다.', '대문자, 특수문자, 소문자를 포함해야 합니다.', '접수하기'],
  ['en', 'error: The ID format is not valid.', 'The password format is not valid.', 'The ID must combine letters and digits, about 12 characters at most.', 'It must contain an uppercase letter, a special character and a lowercase letter.', 'Submit'],
] as const) {
  test(`the rules of id and password are shown as hints and held on submit (${lang})`, async ({ page }) => {
    await openForm(page, `/support/smwpForm?lang=${lang}`);
    await expect(page.getByText(idHint)).toBeVisible();
    await expect(page.getByText(passwordHint)).toBeVisible();
    for (const [smwpId, smwpPassword] of [['onlyletters', 'nouppercase!'], ['abcdefgh12345', 'NOLOWERCASE!'], ['with space1', 'NoSpecial1']] as const) {
      await fillForm(page, { ...texts, smwpId, smwpPassword });
      await page.getByRole('button', { name: submit }).click();
      expect(await errorsShown(page)).toEqual({ smwpId: id, smwpPassword: password });
      await expect(page.locator('[name="smwpId"]')).toBeFocused();
    }
  });
}

test.describe('as a visitor', () => {
  test.use({ allowedConsole: [/401/] });

  test('an application waits for the sign-in, all but the password', async ({ page }) => {
    await openForm(page, '/support/smwpForm?lang=ko');
    await expect(page.getByText('로그인 후 접수할 수 있습니다')).toBeVisible();
    await fillForm(page, { ...texts, ...account });
    await page.getByRole('button', { name: '접수하기' }).click();
    await expect(page.getByText('접수를 실패했습니다.')).toBeVisible();
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain(account.smwpPassword);

    await page.getByRole('alert').getByRole('link', { name: '로그인' }).click();
    await signInThere(page);
    await expect(page).toHaveURL((url) => url.pathname === '/support/smwpForm');
    await expect(page.getByText('작성하던 내용을 다시 불러왔습니다.')).toBeVisible();
    for (const [name, value] of Object.entries({ ...texts, smwpId: account.smwpId, smwpPassword: '' })) {
      await expect(page.locator(`[name="${name}"]`)).toHaveValue(value);
    }
    await fillForm(page, { smwpPassword: account.smwpPassword });
    await page.getByRole('button', { name: '접수하기' }).click();
    await expect(page.getByText(/접수번호 Q-/)).toBeVisible();
  });
});

for (const { path, fields } of forms) {
  test(`${path} is filled in and sent by keyboard alone`, async ({ page, signIn }) => {
    await signIn(page);
    await openForm(page, `${path}?lang=ko`);
    await page.locator('[name="name"]').focus();
    for (const [name, value] of Object.entries(fields)) {
      // Where a field has further stops, such as the button that shows a password, Tab passes them
      for (let stops = 0; stops < 4 && !(await page.locator(`[name="${name}"]`).evaluate((field) => field === document.activeElement)); stops += 1) await page.keyboard.press('Tab');
      await expect(page.locator(`[name="${name}"]`)).toBeFocused();
      // A date is chosen part by part, whose order depends on the machine
      if (name === 'applyDate') for (const key of ['ArrowUp', 'ArrowRight', 'ArrowUp', 'ArrowRight', 'ArrowUp']) await page.keyboard.press(key);
      else await page.keyboard.type(value);
      await page.keyboard.press('Tab');
    }
    await expect(page.locator('[name="applyDate"]')).toHaveValue(/^\d{4}-\d\d-\d\d$/);
    const submit = page.getByRole('button', { name: '접수하기' });
    for (let stops = 0; stops < 4 && !(await submit.evaluate((button) => button === document.activeElement)); stops += 1) await page.keyboard.press('Tab');
    await expect(submit).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText('접수되었습니다.')).toBeVisible();
    await expect(page.getByText(/접수번호 Q-/)).toBeVisible();
  });
}
