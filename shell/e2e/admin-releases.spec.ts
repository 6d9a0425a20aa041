import { readFileSync } from 'node:fs';
import path from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '../../infra/tooling/e2e/own-portal.ts';
import { addAlteredRelease, liveVersion } from '../../infra/tooling/e2e/altered-release.ts';

const words = {
  ko: { title: '배포', of: 'education 배포', toSome: '일부 방문자에게 공개', some: '일부 공개', takeBack: '일부 공개 거두기', confirm: '거두기', stale: '그 사이 다른 사람이 버전을 바꿨습니다', standing: (version: string) => `${version} 버전이 모두에게 공개되어 있습니다.`, history: '이력', cancel: '취소' },
  en: { title: 'Releases', of: 'Releases of education', toSome: 'Show it to some visitors', some: 'Canary', takeBack: 'Take the canary back', confirm: 'Take it back', stale: 'Somebody else has changed the version', standing: (version: string) => `Everybody gets ${version}.`, history: 'History', cancel: 'Cancel' },
};

for (const lang of ['ko', 'en'] as const) {
  const say = words[lang];

  test(`an admin shows a version to some and takes it back after a question (${lang})`, async ({ page, portal, signIn }) => {
    const live = liveVersion(portal.releasesDir, 'education');
    const version = addAlteredRelease(portal.releasesDir, 'education', (text) => text);
    await signIn(page, 'admin');
    await page.goto(`/admin/releases?lang=${lang}`);
    await page.getByRole('table', { name: say.title }).getByRole('link', { name: 'education' }).click();
    await expect(page.getByRole('heading', { level: 1, name: say.of })).toBeFocused();
    const { violations } = await new AxeBuilder({ page }).include('#main').analyze();
    expect(violations).toEqual([]);

    await page.getByRole('main').getByRole('combobox').selectOption(version);
    await page.getByRole('slider').fill('25');
    await page.getByRole('button', { name: say.toSome }).click();
    const takeBack = page.getByRole('button', { name: say.takeBack });
    await expect(takeBack).toBeVisible();
    await takeBack.click();
    await page.getByRole('alertdialog').getByRole('button', { name: say.cancel }).click();
    await expect(takeBack).toBeVisible();
    await takeBack.click();
    await page.getByRole('alertdialog').getByRole('button', { name: say.confirm }).click();
    await expect(takeBack).toBeHidden();
    expect(liveVersion(portal.releasesDir, 'education')).toBe(live);
    await expect(page.getByRole('table', { name: say.history }).getByRole('row').nth(1)).toContainText(`${version} → ${live}`);
  });

  test.describe(`when somebody else was faster (${lang})`, () => {
    test.use({ allowedConsole: [/409/] });

    test('nothing is undone, and the page shows how it stands now', async ({ page, portal, signIn }) => {
      const version = addAlteredRelease(portal.releasesDir, 'support', (text) => text);
      const { tokens } = JSON.parse(readFileSync(path.join(portal.dataDir, 'portal/release-secrets.json'), 'utf8')) as { tokens: { support: string } };
      const asTeam = (action: string, data: object) => page.request.post(`/api/portal/releases/support/${action}`, { data, headers: { authorization: `Bearer ${tokens.support}` } });
      expect((await asTeam('canary', { version, percent: 20 })).status()).toBe(200);
      await signIn(page, 'admin');
      await page.goto(`/admin/releases/support?lang=${lang}`);
      await page.getByRole('button', { name: say.takeBack }).click();
      expect((await asTeam('promote', {})).status()).toBe(200);
      await page.getByRole('alertdialog').getByRole('button', { name: say.confirm }).click();
      await expect(page.getByText(say.stale)).toBeVisible();
      await expect(page.getByText(say.standing(version))).toBeVisible();
      expect(liveVersion(portal.releasesDir, 'support')).toBe(version);
    });
  });
}
