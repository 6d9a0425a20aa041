import { readFileSync } from 'node:fs';
import { expect, test } from '../../infra/tooling/e2e/fixtures.ts';
import { toastOf } from '../../infra/tooling/e2e/toasts.ts';
import { whenShown } from '../../infra/tooling/e2e/when-shown.ts';

const SAFARI = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';

test('the icons in the header lead a member to My page, and an admin to the admin views as well', async ({ page, signIn }) => {
  const header = page.getByRole('banner').first();
  await signIn(page);
  await page.goto('/terms');
  await header.getByRole('link', { name: '마이페이지' }).click();
  await expect(page).toHaveURL('/account');
  await expect(header.getByRole('link', { name: '관리자' })).toHaveCount(0);
  await page.context().clearCookies();
  await signIn(page, 'admin');
  await page.goto('/terms');
  await expect(header.getByRole('link', { name: '관리자' })).toBeVisible();
});

test('documents of My page hold nothing personal and are kept from search engines', async ({ page, signIn }) => {
  const member = await signIn(page);
  for (const path of ['/account', '/account/profile', '/account/security', '/account/consents']) {
    const html = await (await page.request.get(path)).text();
    expect(html).not.toContain(member.email);
    expect(html).toContain('content="noindex');
  }
  expect(await (await page.request.get('/sitemap.xml')).text()).not.toMatch(/\/account|-password|verify-email/);
});

test('a changed profile is kept, and its name is known everywhere at once', async ({ page, signIn }) => {
  await signIn(page);
  await page.goto('/account/profile');
  await page.getByLabel('이름').fill('');
  await page.getByRole('button', { name: '저장' }).click();
  await expect(page.getByLabel('이름')).toBeFocused();
  await expect(page.getByText('필수 입력 항목입니다.')).toBeVisible();
  await page.getByLabel('이름').fill('박새롬');
  await page.getByLabel('회사').fill('새롬기업');
  await page.getByRole('button', { name: '저장' }).click();
  await expect(toastOf(page, 'success', '저장되었습니다')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: '내 계정' }).click();
  await expect(page.getByRole('heading', { name: '박새롬님' })).toBeVisible();
  await page.goto('/account/profile');
  await expect(page.getByLabel('회사')).toHaveValue('새롬기업');
});

test.describe('a profile changed in two tabs', () => {
  test.use({ allowedConsole: [/409/] });

  test('refuses the later one, keeps its text and offers what is stored', async ({ page, context, signIn }) => {
    await signIn(page);
    const other = await context.newPage();
    for (const tab of [page, other]) {
      await tab.goto('/account/profile');
      await expect(tab.getByLabel('이름')).toBeVisible();
    }
    await other.getByLabel('이름').fill('먼저');
    await other.getByRole('button', { name: '저장' }).click();
    await expect(toastOf(other, 'success', '저장되었습니다')).toBeVisible();
    await page.getByLabel('이름').fill('나중');
    await page.getByRole('button', { name: '저장' }).click();
    await expect(toastOf(page, 'error', '저장을 실패했습니다')).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: '다른 곳에서 정보가 바뀌었습니다' })).toBeVisible();
    await expect(page.getByLabel('이름')).toHaveValue('나중');
    await page.getByRole('button', { name: '저장된 내용 다시 불러오기' }).click();
    await expect(page.getByLabel('이름')).toHaveValue('먼저');
  });
});

test('unsaved changes are asked about before they are lost', async ({ page, signIn }) => {
  await signIn(page);
  await page.goto('/account/profile');
  await page.getByLabel('이름').fill('아직 저장하지 않음');
  await page.getByRole('main').getByRole('link', { name: '보안' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(page).toHaveURL('/account/profile');
  await expect(page.getByLabel('이름')).toHaveValue('아직 저장하지 않음');
});

test.describe('devices', () => {
  test.use({ allowedConsole: [/401/] });

  test('one is signed out from another at once, and asked to sign in', async ({ page, browser, signIn }) => {
    const member = await signIn(page);
    const phone = await browser.newContext({ userAgent: SAFARI, locale: 'ko-KR' });
    const phonePage = await phone.newPage();
    await signIn(phonePage, member);
    await phonePage.goto('/account');
    await expect(phonePage.getByRole('heading', { level: 1 })).toHaveText('내 계정');

    await page.goto('/account/security');
    const rows = page.getByRole('region', { name: '로그인된 기기' }).getByRole('listitem');
    await expect(rows).toHaveCount(2);
    await expect(rows.first()).toContainText('현재 기기');
    await rows.filter({ hasText: 'Safari' }).getByRole('button', { name: /로그아웃/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '로그아웃' }).click();
    await expect(toastOf(page, 'success', '로그아웃했습니다')).toBeVisible();
    await expect(rows).toHaveCount(1);

    await phonePage.getByRole('main').getByRole('link', { name: '프로필' }).click();
    await expect(phonePage).toHaveURL(/\/login\?next=/);
    await expect(phonePage.getByText('로그인이 필요합니다.')).toBeVisible();
    await phone.close();
  });

  test('all others are signed out together, this one stays', async ({ page, browser, signIn }) => {
    const member = await signIn(page);
    const others = [await browser.newContext(), await browser.newContext()];
    for (const other of others) await signIn(await other.newPage(), member);
    await page.goto('/account/security');
    const rows = page.getByRole('region', { name: '로그인된 기기' }).getByRole('listitem');
    await expect(rows).toHaveCount(3);
    await page.getByRole('button', { name: '다른 기기 모두 로그아웃' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '로그아웃' }).click();
    await expect(rows).toHaveCount(1);
    for (const other of others) {
      expect((await other.request.post(new URL('/api/user/refresh', page.url()).href)).status()).toBe(401);
      await other.close();
    }
    await page.reload();
    await expect(rows).toHaveCount(1);
  });
});

test('consents are listed in the versions of the legal pages; news is given and withdrawn', async ({ page, signIn }) => {
  await signIn(page);
  await page.goto('/account/consents');
  const consents = page.getByRole('region', { name: '동의 내역' });
  await expect(consents.getByRole('listitem')).toHaveCount(3);
  for (const [name, path] of [['이용약관', '/terms'], ['개인정보 수집 및 이용', '/privacy']] as const) {
    const row = consents.getByRole('listitem').filter({ hasText: name });
    await expect(row).toContainText('동의함');
    const version = (await row.getByRole('link').textContent())?.replace(' 버전', '').replaceAll('.', '-') ?? '';
    await expect(row.getByRole('link')).toHaveAttribute('href', path);
    expect(await (await page.request.get(path)).text()).toContain(`>${version}<`);
  }
  const news = page.getByLabel('교육 및 제품 소식 받기에 동의합니다');
  await expect(news).not.toBeChecked();
  await news.click();
  await expect(toastOf(page, 'success', '소식 받기에 동의했습니다')).toBeVisible();
  await expect(consents.getByRole('listitem').filter({ hasText: '소식' }).first()).toContainText('동의함');
  await page.getByLabel('교육 및 제품 소식 받기에 동의합니다').click();
  await expect(toastOf(page, 'success', '소식 받기 동의를 철회했습니다')).toBeVisible();
  await page.getByText('전체 이력 보기').click();
  await expect(consents.locator('details').getByRole('listitem')).toHaveCount(5);
});

test('everything stored about a member can be downloaded', async ({ page, signIn }) => {
  const member = await signIn(page);
  await page.goto('/account/consents');
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: '내려받기' }).click()]);
  const data = JSON.parse(readFileSync(await download.path(), 'utf8')) as { profile: { email: string }; consents: unknown[]; sessions: unknown[] };
  expect(download.suggestedFilename()).toMatch(/\.json$/);
  expect(data.profile.email).toBe(member.email);
  expect(data.consents.length).toBeGreaterThanOrEqual(3);
  expect(data.sessions.length).toBeGreaterThan(0);
});

test.describe('leaving', () => {
  test.use({ allowedConsole: [/400|401/] });

  test('says what follows, asks for the password and once more, and ends everything', async ({ page, context, signIn }) => {
    const member = await signIn(page);
    const other = await context.newPage();
    await other.goto('/terms');
    await whenShown(other);
    await page.goto('/account/consents');
    await page.getByRole('link', { name: '탈퇴하기' }).click();
    await expect(page.getByRole('region', { name: '탈퇴하기 전에 확인해 주세요' })).toContainText('탈퇴한 회원');
    const leave = async (password: string, isSure: boolean) => {
      await page.getByLabel('비밀번호', { exact: true }).fill(password);
      await page.getByRole('button', { name: '탈퇴하기' }).click();
      const question = page.getByRole('alertdialog');
      await expect(question).toContainText('정말 탈퇴하시겠습니까?');
      if (isSure) await question.getByRole('button', { name: '탈퇴하기' }).click();
      else await page.keyboard.press('Escape');
      await expect(question).toBeHidden();
    };
    await leave(member.password, false);
    await expect(page).toHaveURL('/account/leave');
    await leave('not the password', true);
    await expect(page.getByLabel('비밀번호', { exact: true })).toHaveAccessibleDescription(/현재 비밀번호가 올바르지 않습니다\./);
    await leave(member.password, true);
    await expect(toastOf(page, 'success', '탈퇴되었습니다')).toBeVisible();
    await expect(page).toHaveURL('/');
    for (const tab of [page, other]) await expect(tab.getByRole('banner').first().getByRole('link', { name: '로그인' })).toBeVisible();
    const again = await page.request.post('/api/user/signin', { data: { email: member.email, password: member.password } });
    expect(again.status()).toBe(401);
  });
});

test.describe('a suspended member', () => {
  test.use({ allowedConsole: [/403/] });

  for (const { language, said } of [{ language: 'ko', said: /이용이 정지된 계정입니다/ }, { language: 'en', said: /This account is suspended/ }]) {
    test(`is told so after the right password (${language})`, async ({ page, browser, signIn }) => {
      const member = await signIn(page);
      await page.context().clearCookies();
      const admins = await browser.newPage();
      const admin = await signIn(admins, 'admin');
      const { accessToken } = (await (await admins.request.post('/api/user/signin', { data: { email: admin.email, password: admin.password } })).json()) as { accessToken: string };
      const headers = { authorization: `Bearer ${accessToken}` };
      const { data } = (await (await admins.request.get(`/api/user/admin/members?search=${member.email}`, { headers })).json()) as { data: { id: string; version: number }[] };
      const suspended = await admins.request.post(`/api/user/admin/members/${data[0]?.id}/suspend`, { headers, data: { reason: '시험', version: data[0]?.version } });
      expect(suspended.status()).toBe(200);
      await admins.close();
      await page.goto(`/login?lang=${language}`);
      await page.locator('input[name=email]').fill(member.email);
      await page.locator('input[name=password]').fill(member.password);
      await page.locator('#main button[type=submit]').click();
      await expect(page.getByRole('alert').filter({ hasText: said })).toBeVisible();
    });
  }
});
