import { readFile } from 'node:fs/promises';
import { request as playwrightRequest, type Page } from '@playwright/test';
import { signIn, type Person } from '../../infra/tooling/e2e/accounts.ts';
import { expect, test } from '../../infra/tooling/e2e/fixtures.ts';
import { runningPortal } from '../../infra/tooling/e2e/running-portal.ts';
import { adminCalls, applyAs, dayFromNow, toastOf, type AdminCalls } from './education.ts';

let admin: AdminCalls;
test.beforeAll(async () => {
  admin = await adminCalls();
});
test.afterAll(() => admin.end());

// On a busy machine the first one is not ready in time: the page asks again, as the service says (`certificate-press.ts`)
test.use({ allowedConsole: [/503 .*\/certificate-file/] });

/** Signs a new member in who has applied for a training. */
async function applyAsMember(page: Page, educationId: number): Promise<Person> {
  const person = await signIn(page);
  const { email, password, name } = person;
  const { accessToken } = (await (
    await page.request.post('/api/user/signin', { data: { email, password } })
  ).json()) as {
    accessToken: string;
  };
  const member = await playwrightRequest.newContext({
    baseURL: runningPortal().origin,
    extraHTTPHeaders: { authorization: `Bearer ${accessToken}` },
  });
  await applyAs(educationId, { email, name }, member);
  await member.dispose();
  return person;
}

test('who was present gets a certificate that anybody can verify, until it is withdrawn', async ({
  page,
  browser,
  portal,
  readMail,
}) => {
  const training = await admin.add();
  const { educationId, title } = training;
  const staff = await browser.newPage({ baseURL: portal.origin });
  await signIn(staff, 'admin');
  const { email, name } = await applyAsMember(page, educationId);
  const day = dayFromNow(-2);
  await admin.change(training, { startDate: day, endDate: day });
  let number = '';

  await test.step('staff mark the attendance and issue it', async () => {
    await staff.goto(`/admin/education/attendance?educationId=${educationId}&lang=ko`);
    await staff.getByRole('checkbox', { name: `${name} 출석` }).click();
    await staff.getByRole('button', { name: `${name} 수료증 발급` }).click();
    await staff.getByRole('alertdialog').getByRole('button', { name: '발급', exact: true }).click();
    await expect(toastOf(staff, '수료증을 발급했습니다')).toBeVisible();
    number = (await staff.getByText(/^SE-\d{4}-/).textContent()) ?? '';
  });

  await test.step('on paper there is room for signatures, and nothing of certificates', async () => {
    await staff.emulateMedia({ media: 'print' });
    await expect(staff.getByRole('columnheader', { name: '서명' })).toBeVisible();
    await expect(staff.getByText(number)).toBeHidden();
    await expect(staff.getByText(/^출석을 표시하고/)).toBeHidden();
    await staff.emulateMedia({ media: 'screen' });
  });

  await test.step('the member downloads it on My page', async () => {
    await page.goto('/account?lang=ko');
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: `${title} 수료증 PDF 내려받기` }).click(),
    ]);
    expect(file.suggestedFilename()).toBe(`${number}.pdf`);
    expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
  });

  const visitor = await browser.newPage({ baseURL: portal.origin });
  await test.step('the mailed link shows it genuine and has the file, without signing in', async () => {
    const { text } = await readMail(email, /수료증이 발급되었습니다/);
    await visitor.goto(/https?:\/\/\S+\/education\/certificates\/\S+/.exec(text)?.[0] ?? '');
    await expect(visitor.getByRole('heading', { name: '유효한 수료증입니다' })).toBeVisible();
    await expect(visitor.getByText(`${[...name][0]}${'*'.repeat([...name].length - 1)}`)).toBeVisible();
    const [file] = await Promise.all([
      visitor.waitForEvent('download'),
      visitor.getByRole('button', { name: '수료증 PDF' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe(`${number}.pdf`);
  });

  await test.step('staff withdraw it, and the page says so', async () => {
    await staff.getByRole('button', { name: `${name} 수료증 취소` }).click();
    const dialog = staff.getByRole('dialog');
    await dialog.getByRole('textbox').fill('성명 정정');
    await dialog.getByRole('button', { name: '수료증 취소' }).click();
    await expect(staff.getByText('성명 정정')).toBeVisible();
    await expect(staff.getByRole('button', { name: `${name} 수료증 다시 발급` })).toBeFocused();
    await visitor.reload();
    await expect(visitor.getByRole('heading', { name: '취소된 수료증입니다' })).toBeVisible();
    await expect(visitor.getByRole('button', { name: '수료증 PDF' })).toHaveCount(0);
  });
  await staff.close();
  await visitor.close();
  await admin.remove(educationId);
});
