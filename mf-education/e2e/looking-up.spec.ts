import { expect, test } from '../../infra/tooling/e2e/fixtures.ts';
import { LANGUAGES, words } from '../src/testing/words.ts';
import { adminCalls, applyAs, openTraining, toastOf, type AdminCalls } from './education.ts';

let admin: AdminCalls;
test.beforeAll(async () => {
  admin = await adminCalls();
});
test.afterAll(() => admin.end());

for (const lang of LANGUAGES) {
  const say = words[lang];

  test.describe('the mailed link', () => {
    test.use({ allowedConsole: [/404/] });

    test(`shows an application that another browser made, cancels it, and works once (${lang})`, async ({
      page,
      readMail,
    }) => {
      const training = await admin.add();
      const email = await applyAs(training.educationId, { lang });
      await openTraining(page, training.educationId, lang);
      await page.getByRole('button', { name: say.mine }).click();
      const lookup = page.getByRole('dialog', { name: say.mine });
      await lookup.getByRole('textbox', { name: say.email }).fill(email);
      await lookup.getByRole('button', { name: say.search, exact: true }).click();
      await expect(toastOf(page, say.none)).toBeVisible();
      await lookup.getByRole('button', { name: say.sendLink }).click();
      await expect(lookup.getByRole('status').filter({ hasText: email })).toBeVisible();
      const address =
        /\S+\/education\/schedule\?lookup=\S+/.exec(
          (await readMail(email, /링크|Your training applications/)).text,
        )?.[0] ?? '';

      await page.goto(address);
      const opened = page.getByRole('dialog');
      await opened.getByRole('button', { name: say.showApplications }).click();
      await expect(opened).toContainText(email);
      await expect(
        opened.getByRole('heading', { name: lang === 'ko' ? training.title : training.titleEn }),
      ).toBeVisible();
      await opened.getByRole('button', { name: new RegExp(say.cancel) }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: say.cancel }).click();
      await expect(toastOf(page, say.cancelled)).toBeVisible();
      await expect(opened).toContainText(say.status.cancelled);
      await opened.getByRole('button', { name: say.close }).click();
      await expect(page).not.toHaveURL(/lookup=/);
      await page.goto(address);
      await opened.getByRole('button', { name: say.showApplications }).click();
      await expect(opened).toContainText(say.linkInvalid);
      await admin.remove(training.educationId);
    });
  });
}
