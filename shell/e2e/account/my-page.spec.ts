import { readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from '../../../infra/tooling/e2e/fixtures.ts';
import { toastOf } from '../../../infra/tooling/e2e/toasts.ts';
import { whenShown } from '../../../infra/tooling/e2e/when-shown.ts';

const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';

test('a member changes the profile, is asked about unsaved changes, decides on news and takes everything stored along', async ({
  page,
  signIn,
}) => {
  const member = await signIn(page);
  await page.goto('/terms');
  await page.getByRole('banner').first().getByRole('link', { name: '마이페이지' }).click();
  await page.getByRole('main').getByRole('link', { name: '프로필' }).click();
  await page.getByLabel('이름').fill('박새롬');
  await page.getByRole('main').getByRole('link', { name: '내 계정' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(page).toHaveURL('/account/profile');
  await page.getByRole('button', { name: '저장' }).click();
  await expect(toastOf(page, 'success', '저장되었습니다')).toBeVisible();
  // The page stays where it is: one that began at its top again would move links away under the pointer
  await expect(page.getByRole('button', { name: '저장' })).toBeFocused();
  await page.getByRole('main').getByRole('link', { name: '내 계정' }).click();
  await expect(page.getByRole('heading', { name: '박새롬님' })).toBeVisible();

  await page.getByRole('main').getByRole('link', { name: '동의와 데이터' }).click();
  const consents = page.getByRole('region', { name: '동의 내역' });
  await expect(consents.getByRole('listitem')).toHaveCount(3);
  for (const [name, path] of [
    ['이용약관', '/terms'],
    ['개인정보 수집 및 이용', '/privacy'],
  ] as const) {
    const row = consents.getByRole('listitem').filter({ hasText: name });
    await expect(row).toContainText('동의함');
    // The account service stores the version that the legal page shows: the day on which it came into force
    const version = (await row.getByRole('link').textContent())?.replace(' 버전', '') ?? '';
    await expect(row.getByRole('link')).toHaveAttribute('href', path);
    expect(await (await page.request.get(path)).text()).toContain(`>${version}<`);
  }
  await page.getByLabel('교육 및 제품 소식 받기에 동의합니다').click();
  await expect(toastOf(page, 'success', '소식 받기에 동의했습니다')).toBeVisible();
  await page.getByText('전체 이력 보기').click();
  await expect(consents.locator('details').getByRole('listitem')).toHaveCount(4);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '내려받기' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.zip$/);
  const files = unzipSync(new Uint8Array(readFileSync(await download.path())));
  const services = ['account', 'community', 'content', 'education', 'support'];
  expect(Object.keys(files).toSorted()).toEqual(services.map((service) => `${service}.json`));
  const { records } = JSON.parse(strFromU8(files['account.json'] ?? new Uint8Array())) as {
    records: { profile: { email: string; name: string }; consents: unknown[]; sessions: unknown[] };
  };
  expect(records.profile).toMatchObject({ email: member.email, name: '박새롬' });
  expect([records.consents.length, records.sessions.length]).toEqual([4, 1]);
});

test.describe('devices', () => {
  test.use({ allowedConsole: [/40[13]/] });

  test('one is signed out from another at once and asked to sign in, and all others together; this one stays', async ({
    page,
    browser,
    portal,
    signIn,
  }) => {
    const member = await signIn(page);
    const phone = await browser.newContext({ userAgent: SAFARI, locale: 'ko-KR', baseURL: portal.origin });
    const phonePage = await phone.newPage();
    await signIn(phonePage, member);
    await phonePage.goto('/account');
    await expect(phonePage.getByRole('heading', { level: 1 })).toHaveText('내 계정');

    await page.goto('/account/security');
    const rows = page.getByRole('region', { name: '로그인된 기기' }).getByRole('listitem');
    await expect(rows).toHaveCount(2);
    await expect(rows.first()).toContainText('현재 기기');
    await rows
      .filter({ hasText: 'Safari' })
      .getByRole('button', { name: /로그아웃/ })
      .click();
    await page.getByRole('alertdialog').getByRole('button', { name: '로그아웃' }).click();
    const proof = page.getByRole('dialog', { name: '본인 확인' });
    await proof.getByLabel('비밀번호', { exact: true }).fill(member.password);
    await proof.getByRole('button', { name: '확인', exact: true }).click();
    await expect(toastOf(page, 'success', '로그아웃했습니다')).toBeVisible();
    await expect(rows).toHaveCount(1);
    await phonePage.getByRole('main').getByRole('link', { name: '프로필' }).click();
    await expect(phonePage).toHaveURL(/\/login\?next=/);
    await expect(phonePage.getByText('로그인이 필요합니다.')).toBeVisible();

    for (const other of [phonePage, await (await browser.newContext({ baseURL: portal.origin })).newPage()])
      await signIn(other, member);
    await page.reload();
    await expect(rows).toHaveCount(3);
    await page.getByRole('button', { name: '다른 기기 모두 로그아웃' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '로그아웃' }).click();
    await expect(rows).toHaveCount(1);
    expect((await phone.request.post('/api/user/refresh')).status()).toBe(401);
    await page.reload();
    await expect(rows).toHaveCount(1);
  });
});

test.describe('leaving', () => {
  test.use({ allowedConsole: [/400|401/] });

  test('asks for the password and once more, and ends everything in every tab', async ({ page, context, signIn }) => {
    const member = await signIn(page);
    const other = await context.newPage();
    await other.goto('/terms');
    await whenShown(other);
    await page.goto('/account/consents');
    await page.getByRole('link', { name: '탈퇴하기' }).click();
    const leave = async (password: string) => {
      await page.getByLabel('비밀번호', { exact: true }).fill(password);
      await page.getByRole('button', { name: '탈퇴하기' }).click();
      const question = page.getByRole('alertdialog');
      await expect(question).toContainText('정말 탈퇴하시겠습니까?');
      await question.getByRole('button', { name: '탈퇴하기' }).click();
      await expect(question).toBeHidden();
    };
    await leave('not the password');
    await expect(page.getByLabel('비밀번호', { exact: true })).toHaveAccessibleDescription(
      /현재 비밀번호가 올바르지 않습니다\./,
    );
    await leave(member.password);
    await expect(toastOf(page, 'success', '탈퇴되었습니다')).toBeVisible();
    await expect(page).toHaveURL('/');
    for (const tab of [page, other])
      await expect(tab.getByRole('banner').first().getByRole('link', { name: '로그인' })).toBeVisible();
    const again = await page.request.post('/api/user/signin', {
      data: { email: member.email, password: member.password },
    });
    expect(again.status()).toBe(401);
  });
});
