import { tokenOf } from '../../../infra/release/release-portal.ts';
import { expect, test } from '../../../infra/tooling/e2e/own-portal.ts';
import { addAlteredRelease, liveVersion } from '../../../infra/tooling/e2e/altered-release.ts';

test.use({ allowedConsole: [/409/] });

test('an admin shows a version to some and takes it back after a question; when somebody else was faster nothing is undone', async ({
  page,
  portal,
  signIn,
}) => {
  const live = liveVersion(portal, 'education');
  const version = addAlteredRelease(portal, 'education', (text) => text);
  await signIn(page, 'admin');

  await test.step('to some and back', async () => {
    await page.goto('/admin/releases');
    await page.getByRole('table', { name: '배포', exact: true }).getByRole('link', { name: 'education' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'education 배포' })).toBeFocused();
    await page.getByRole('combobox', { name: '버전', exact: true }).selectOption(version);
    await page.getByRole('slider').fill('25');
    await page.getByRole('button', { name: '일부 방문자에게 공개' }).click();
    const takeBack = page.getByRole('button', { name: '일부 공개 거두기' });
    await takeBack.click();
    await page.getByRole('alertdialog').getByRole('button', { name: '거두기' }).click();
    await expect(takeBack).toBeHidden();
    expect(liveVersion(portal, 'education')).toBe(live);
    await expect(page.getByRole('table', { name: '이력' }).getByRole('row').nth(1)).toContainText(
      `${version} → ${live}`,
    );
  });

  await test.step('somebody else is faster', async () => {
    const other = addAlteredRelease(portal, 'support', (text) => text);
    const asTeam = (action: string, data: object) =>
      page.request.post(`/api/portal/releases/support/${action}`, {
        data,
        headers: { authorization: `Bearer ${tokenOf(portal.dataDir, 'support')}` },
      });
    expect((await asTeam('canary', { version: other, percent: 20 })).status()).toBe(200);
    await page.goto('/admin/releases/support');
    await page.getByRole('button', { name: '일부 공개 거두기' }).click();
    expect((await asTeam('promote', {})).status()).toBe(200);
    await page.getByRole('alertdialog').getByRole('button', { name: '거두기' }).click();
    await expect(page.getByText('그 사이 다른 사람이 버전을 바꿨습니다')).toBeVisible();
    await expect(page.getByText(`${other} 버전이 모두에게 공개되어 있습니다.`)).toBeVisible();
    expect(liveVersion(portal, 'support')).toBe(other);
  });
});
