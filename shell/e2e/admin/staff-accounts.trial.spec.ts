import { createMember, signIn as signInAs } from '../../../infra/tooling/e2e/accounts.ts';
import { addAuthenticator } from '../../../infra/tooling/e2e/authenticator.ts';
import { expect, test } from '../../../infra/tooling/e2e/fixtures.ts';
import { look } from '../../../infra/tooling/e2e/look.ts';
import { WORDS } from '../account/second-factor/words.ts';
import { whenShown } from '../../../infra/tooling/e2e/when-shown.ts';

const words = WORDS.ko;
test.describe.configure({ timeout: 240_000 });
test.use({ actionTimeout: 10_000, allowedConsole: [/40[13]/] });

test('an administrator makes somebody a support agent, who finds the inbox and is refused the rest', async ({
  page,
  browser,
  portal,
  signIn,
}) => {
  const theirs = await (await browser.newContext({ baseURL: portal.origin, locale: 'ko-KR' })).newPage();
  const agent = await createMember(theirs);
  await signIn(page, 'admin');
  await page.goto(`/admin/members?search=${agent.email}&lang=ko`);
  await whenShown(page);
  await page.getByRole('table', { name: '회원' }).getByRole('link', { name: agent.name }).click();
  await expect(page).toHaveURL(/\/admin\/members\/[\w-]+/);
  const member = new URL(page.url()).pathname;
  await page.getByRole('button', { name: '섹션 권한 변경' }).click();
  await page.getByRole('dialog').getByRole('combobox', { name: '고객지원' }).selectOption({ label: '담당자' });
  await page.getByRole('dialog').getByRole('button', { name: '저장' }).click();
  await expect(page.getByText('고객지원 · 담당자')).toBeVisible();
  await look(page, 'roles', member, async () => {
    await page.getByRole('button', { name: /섹션 권한 변경|Change .*roles/i }).click();
    await expect(page.getByRole('dialog').getByRole('combobox').first()).toBeVisible();
  });

  await signInAs(theirs, agent);
  await look(theirs, 'agent-home', '/admin', () =>
    expect(theirs.getByRole('link', { name: /문의함|Inbox/ }).first()).toBeVisible(),
  );
  await look(theirs, 'agent-refused', '/admin/members', () =>
    expect(theirs.getByText(/관리자 권한이 필요합니다|administrator/i).first()).toBeVisible(),
  );
  await theirs.close();
});

test('an admin adds a passkey, and signs in with it as the second step', async ({ page, signIn }) => {
  const person = await signIn(page);
  await page.context().grantPermissions(['clipboard-write']);
  const authenticator = await addAuthenticator(page);
  await page.goto('/account/security?lang=ko');
  await page.getByRole('button', { name: words.addPasskey }).click();
  await page.getByRole('button', { name: words.next }).click();
  const proof = page.getByRole('dialog', { name: words.stepUp });
  await proof.getByLabel(words.password, { exact: true }).fill(person.password);
  await proof.getByRole('button', { name: words.confirm, exact: true }).click();
  const codes = page.getByRole('dialog', { name: words.keep });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  await codes.getByRole('button', { name: words.copy, exact: true }).click();
  await codes.getByRole('button', { name: words.close }).first().click();
  expect(await authenticator.count()).toBe(1);
  await look(page, 'second-factor', '/account/security', () =>
    expect(page.getByRole('region', { name: /패스키|Passkeys/ }).getByRole('listitem')).toHaveCount(1),
  );
  await page.request.post('/api/user/signout');
  await look(page, 'second-step', '/login', async () => {
    await page.getByLabel(/^(?:이메일|E-mail)$/).fill(person.email);
    await page.getByLabel(/^(?:비밀번호|Password)$/).fill(person.password);
    await page
      .getByRole('main')
      .getByRole('button', { name: /^(?:로그인|Sign in)$/ })
      .click();
    await expect(page.getByRole('heading', { name: /2단계 인증|Second factor/ })).toBeVisible();
  });
});
