import type { Page } from '@playwright/test';
import { createMember, signIn } from '../../../infra/tooling/e2e/accounts.ts';
import { expect, test } from '../../../infra/tooling/e2e/fixtures.ts';
import { whenShown } from '../../../infra/tooling/e2e/when-shown.ts';

test.use({ allowedConsole: [/40[13]/] });

const cards = (page: Page) => page.getByRole('main').getByRole('region').getByRole('link');
const menu = (page: Page) => page.getByRole('navigation', { name: '관리 메뉴' });
const refused = (page: Page) =>
  page.getByRole('heading', { level: 1, name: '볼 수 있는 권한이 없습니다', exact: true });

test('a support agent sees the support views and nothing of members, audit log, releases or other sections, until the role is taken', async ({
  page,
  browser,
  portal,
}) => {
  const admin = await (await browser.newContext({ baseURL: portal.origin, locale: 'ko-KR' })).newPage();
  const agent = await createMember(admin);

  async function choose(label: string): Promise<void> {
    await admin.getByRole('button', { name: '섹션 권한 변경' }).click();
    await admin.getByRole('dialog').getByRole('combobox', { name: '고객지원' }).selectOption({ label });
    await admin.getByRole('dialog').getByRole('button', { name: '저장' }).click();
    await expect(admin.getByRole('dialog')).toBeHidden();
  }

  await test.step('an administrator gives the role', async () => {
    await signIn(admin, 'admin');
    await admin.goto(`/admin/members?search=${agent.email}`);
    await whenShown(admin);
    await admin.getByRole('table', { name: '회원' }).getByRole('link', { name: agent.name }).click();
    await choose('담당자');
    await expect(admin.getByText('고객지원 · 담당자')).toBeVisible();
  });

  await test.step('the agent finds the support views', async () => {
    await signIn(page, agent);
    await page.goto('/terms');
    await whenShown(page);
    await page.getByRole('banner').getByRole('link', { name: '관리자' }).click();
    await expect(page.getByRole('heading', { level: 1, name: '관리', exact: true })).toBeFocused();
    await expect(cards(page)).toHaveText([/^문의함/, /^답변 서식/]);
    await expect(menu(page).getByRole('link')).toHaveText(['관리 홈', '문의함', '답변 서식']);
    await cards(page).first().click();
    await expect(page).toHaveURL('/admin/support/inquiries');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  });

  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));

  await test.step('and nothing else, whatever is typed into the address bar', async () => {
    for (const [path, needed] of [
      ['/admin/members', '관리자 권한이 필요합니다.'],
      ['/admin/audit', '관리자 권한이 필요합니다.'],
      ['/admin/mailbox', '관리자 권한이 필요합니다.'],
      ['/admin/releases', '섹션의 책임자 권한이 필요합니다.'],
      ['/admin/releases/support', '섹션의 책임자 권한이 필요합니다.'],
      ['/admin/support/documents', '고객지원의 편집자 권한이 필요합니다.'],
      ['/admin/support/settings', '고객지원의 책임자 권한이 필요합니다.'],
      ['/admin/education/applicants', '교육의 담당자 권한이 필요합니다.'],
      ['/admin/community/posts', '커뮤니티의 편집자 권한이 필요합니다.'],
      ['/admin/marketing/slides', '마케팅의 편집자 권한이 필요합니다.'],
    ] as const) {
      await page.goto(path);
      await expect(refused(page), path).toBeVisible();
      await expect(page.getByText(needed), path).toBeVisible();
    }
    await expect(menu(page).getByRole('link')).toHaveText(['관리 홈', '문의함', '답변 서식']);
    expect(asked.filter((path) => /^\/api\/(?:user\/admin|portal\/releases|\w+\/admin)/.test(path))).toEqual([]);
  });

  await test.step('and its calls are refused by the role that is missing', async () => {
    const { accessToken } = (await (
      await page.request.post('/api/user/signin', { data: { email: agent.email, password: agent.password } })
    ).json()) as { accessToken: string };
    for (const [path, requiredRole, section] of [
      ['/api/user/admin/members', 'administrator', undefined],
      ['/api/user/admin/audit', 'administrator', undefined],
      ['/api/email/admin/settings', 'manager', 'support'],
      ['/api/education/admin/applications', 'agent', 'education'],
    ] as const) {
      const answer = await page.request.get(path, { headers: { authorization: `Bearer ${accessToken}` } });
      const { code, ...problem } = (await answer.json()) as Record<string, unknown>;
      expect([answer.status(), code, problem['requiredRole'], problem['section']], path).toEqual([
        403,
        'forbidden',
        requiredRole,
        section,
      ]);
    }
  });

  await test.step('the page and the ways to it go with the role', async () => {
    await choose('권한 없음');
    await page.goto('/admin/support/inquiries');
    await expect(refused(page)).toBeVisible();
    await expect(menu(page)).toHaveCount(0);
    await expect(page.getByRole('banner').getByRole('link', { name: '관리자' })).toHaveCount(0);
  });
  await admin.context().close();
});
