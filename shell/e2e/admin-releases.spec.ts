import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '../../infra/tooling/e2e/own-portal.ts';
import { addAlteredRelease, liveVersion } from '../../infra/tooling/e2e/altered-release.ts';

const words = {
  ko: { title: '배포', of: 'education 배포', toSome: '일부 방문자에게 공개', some: '일부 공개', takeBack: '일부 공개 거두기', confirm: '되돌리기', history: '이력', cancel: '취소' },
  en: { title: 'Releases', of: 'Releases of education', toSome: 'Show it to some visitors', some: 'Canary', takeBack: 'Take the canary back', confirm: 'Roll back', history: 'History', cancel: 'Cancel' },
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
}
