import { createMember, signIn, type Person } from '../../infra/tooling/e2e/accounts.ts';
import { expect, test } from '../../infra/tooling/e2e/fixtures.ts';
import { linkIn } from '../../infra/tooling/e2e/mailbox.ts';
import { whenShown } from '../../infra/tooling/e2e/when-shown.ts';
import { adminCalls, applyAs, type AdminCalls } from './education.ts';

let admin: AdminCalls;
test.beforeAll(async () => {
  admin = await adminCalls();
});
test.afterAll(() => admin.end());

interface StoredMember {
  id: string;
  version: number;
}

async function storedMember({ email }: Person): Promise<StoredMember> {
  const answer = await admin.request.get('/api/user/admin/members', { params: { search: email } });
  const { data } = (await answer.json()) as { data: StoredMember[] };
  expect(data).toHaveLength(1);
  return data[0]!;
}

test.describe('an agent who is suspended', () => {
  test.use({ allowedConsole: [/40[13]/] });

  test('loses an open list of applicants, its export and every service, within a second', async ({ page }) => {
    const training = await admin.add();
    const applicant = await applyAs(training.educationId);
    const agent = await createMember(page);
    const { id, version } = await storedMember(agent);
    const given = await admin.request.put(`/api/user/admin/members/${id}/roles`, {
      data: { version, role: 'member', sections: { education: ['agent'] } },
    });
    expect(given.status(), await given.text()).toBe(200);
    await signIn(page, agent);
    const tokens: string[] = [];
    page.on('request', (request) => {
      const bearer = request.headers()['authorization'];
      if (bearer) tokens.push(bearer);
    });
    await page.goto(`/admin/education/applicants?search=${applicant}`);
    await whenShown(page);
    await expect(page.getByRole('table').getByText(applicant)).toBeVisible();
    const authorization = tokens.at(-1) ?? '';
    const paths = [
      '/api/education/admin/applications/export?format=csv',
      '/api/education/my-applications',
      '/api/email/my-inquiries',
      '/api/news/view',
      '/api/user/account',
    ];
    const statuses = () =>
      Promise.all(paths.map(async (path) => (await admin.request.get(path, { headers: { authorization } })).status()));
    expect((await statuses()).slice(1)).toEqual([200, 200, 200, 200]);

    const stored = await storedMember(agent);
    const suspended = await admin.request.post(`/api/user/admin/members/${id}/suspend`, {
      data: { version: stored.version, reason: '시험' },
    });
    expect(suspended.status(), await suspended.text()).toBe(200);
    await expect.poll(statuses, { timeout: 1_000, intervals: [100] }).toEqual([401, 401, 401, 401, 401]);
    const downloads: string[] = [];
    page.on('download', (download) => downloads.push(download.suggestedFilename()));
    await page.getByRole('button', { name: 'CSV 내려받기' }).click();
    await expect(page).toHaveURL(/\/login\?/);
    await expect(page.getByText(applicant)).toHaveCount(0);
    expect(downloads).toEqual([]);
    await admin.remove(training.educationId);
  });
});

test('what a guest applied for with an address is shown to its member once the address is verified, and nobody learns of it before', async ({
  page,
  readMail,
}) => {
  const training = await admin.add();
  const member = await createMember(page);
  await applyAs(training.educationId, { email: member.email });
  await test.step('a second application with the address is answered as the first, and takes no second seat', async () => {
    await applyAs(training.educationId, { email: member.email });
    const publicCounts = (await (
      await page.request.get('/api/education/detail', { params: { educationId: training.educationId } })
    ).json()) as { applied: number };
    expect(publicCounts).toMatchObject({ applied: 0, waiting: 0 });
    const applicants = await admin.request.get('/api/education/signup-records', {
      params: { educationId: training.educationId },
    });
    expect(await applicants.json()).toHaveLength(1);
  });
  const applications = page.getByRole('region', { name: '교육 신청 내역' });

  await signIn(page, member);
  await page.goto('/account');
  await expect(applications.getByRole('link', { name: '교육일정 보기' })).toBeVisible();
  await expect(applications.getByText(training.title)).toHaveCount(0);

  await page.goto(linkIn(await readMail(member.email, /이메일 주소를 확인/), '/verify-email'));
  await page.getByRole('button', { name: '이메일 확인하기' }).click();
  await expect(page.getByRole('heading', { name: '이메일이 확인되었습니다' })).toBeVisible();
  await page.goto('/account');
  await expect(applications.getByText(training.title)).toBeVisible();
  await admin.remove(training.educationId);
});
