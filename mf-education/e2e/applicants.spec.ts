import { readFile } from 'node:fs/promises';
import type { Download } from '@playwright/test';
import iconv from 'iconv-lite';
import { expect, test } from '../../infra/tooling/e2e/fixtures.ts';
import { hangulWords } from '../../infra/tooling/text/every-letter.ts';
import { words } from '../src/testing/words.ts';
import { adminCalls, applyAs, openTraining, toastOf, type AdminCalls } from './education.ts';

const say = words.ko;
let admin: AdminCalls;
test.beforeAll(async () => {
  admin = await adminCalls();
});
test.afterAll(() => admin.end());

const contentOf = async (download: Download) => readFile(await download.path());

test('admins see who applied, take them away as files, and write to those they have chosen', async ({
  page,
  signIn,
  readMail,
}) => {
  const training = await admin.add({ capacity: 1 });
  const { educationId } = training;
  const seated = await applyAs(educationId, { name: '나가영', application: '첫 신청' });
  const cancelled = await applyAs(educationId, { name: '다민수' });
  await admin.request.patch('/api/education/cancel-signup', { data: { educationId, email: cancelled } });
  const waiting = await applyAs(educationId, { name: '가은호' });
  await signIn(page, 'admin');
  const dialog = await openTraining(page, educationId);
  const rows = dialog.locator('tbody tr');

  await test.step('a dot in the colour of each state, in a dialog 1000 px wide', async () => {
    await page.setViewportSize({ width: 1440, height: 1000 });
    expect((await dialog.boundingBox())?.width).toBe(1000);
    await dialog.getByRole('button', { name: say.applicants }).click();
    await expect(dialog.getByRole('heading', { name: say.applied(1, 1) })).toBeFocused();
    await expect(rows).toHaveCount(3);
    const colourOf = async (name: string, word: string) => {
      const cell = rows.filter({ hasText: name }).getByRole('cell').filter({ hasText: word });
      return cell.locator('[data-status]').evaluate((dot) => getComputedStyle(dot).backgroundColor);
    };
    const green = await colourOf('나가영', say.status.signup);
    const red = await colourOf('가은호', say.status.waiting);
    expect(green).not.toBe(red);
    expect(await colourOf('다민수', say.status.cancelled)).toBe(red);
  });

  await test.step('what is filtered as CSV and XLSX', async () => {
    await dialog.getByRole('combobox').first().selectOption('waiting');
    await expect(rows).toHaveCount(1);
    const [csv] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'CSV 내려받기' }).click(),
    ]);
    const text = (await contentOf(csv)).toString('utf8');
    expect(text.startsWith('\uFEFF')).toBe(true);
    expect(text).toContain(waiting);
    expect(text).not.toContain('나가영');
    const [xlsx] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: /엑셀|Excel/ }).click(),
    ]);
    expect(xlsx.suggestedFilename()).toMatch(/\.xlsx$/);
    expect((await contentOf(xlsx)).subarray(0, 2).toString()).toBe('PK');
    await dialog.getByRole('combobox').first().selectOption('');
  });

  await test.step('a mail to one of them', async () => {
    await rows.filter({ hasText: seated }).getByRole('checkbox').check();
    await dialog.getByRole('button', { name: say.mail, exact: true }).click();
    const mail = page.getByRole('dialog', { name: '신청자에게 메일 보내기' });
    await mail.getByRole('textbox', { name: say.subject }).first().fill('준비물 안내');
    await mail.getByRole('textbox', { name: say.text }).first().fill('개인 노트북을 가져오세요.');
    await mail.getByRole('button', { name: say.send, exact: true }).click();
    await expect(toastOf(page, say.mailSent(1))).toBeVisible();
    await expect(mail).toBeHidden();
    const received = await readMail(seated, /준비물 안내/);
    expect(received.text).toContain('개인 노트북을 가져오세요.');
  });
  await admin.remove(educationId);
});

// Node.js decodes fewer syllables of this encoding than browsers do
test('a file that a Korean Excel wrote has every syllable', async ({ page, signIn }) => {
  const { educationId } = await admin.add();
  await signIn(page, 'admin');
  await page.goto(`/admin/education/applicants?educationId=${educationId}&lang=ko`);
  await page.getByRole('button', { name: 'CSV 가져오기' }).click();
  const names = hangulWords
    .filter((_, at) => at % 8 === 0)
    .map((_, row) => hangulWords.slice(row * 8, row * 8 + 8).join(''));
  const rows = names.map((name, row) => `${name},row-${row}@visitor.example,010-0000-2018`);
  const buffer = iconv.encode(['이름,이메일,연락처', ...rows].join('\r\n'), 'cp949');
  await page.locator('input[type=file]').setInputFiles({ name: '신청자.csv', mimeType: 'text/csv', buffer });
  const table = page.getByRole('dialog').getByRole('table');
  await expect(table.locator('tbody tr')).toHaveCount(names.length);
  const shown = await table.evaluate((element) => element.textContent);
  expect(names.filter((name) => !shown.includes(name))).toEqual([]);
});
