import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { adminCalls, applyAs, dayFromNow, type AdminCalls } from './education.ts';
import { expect, test } from '../../infra/tooling/e2e/fixtures.ts';
import { look, picturesDir } from '../../infra/tooling/e2e/look.ts';

const run = promisify(execFile);
test.describe.configure({ timeout: 180_000 });
test.use({ actionTimeout: 10_000 });

let admin: AdminCalls;
test.beforeAll(async () => {
  admin = await adminCalls();
  await mkdir(picturesDir, { recursive: true });
});
test.afterAll(() => admin.end());

/** The first page of a PDF as a picture to look at, where pdftoppm is installed. */
async function picture(pdf: Buffer, name: string): Promise<void> {
  const file = path.join(picturesDir, `${name}.pdf`);
  await writeFile(file, pdf);
  await run('pdftoppm', ['-png', '-r', '70', '-f', '1', '-l', '1', file, path.join(picturesDir, name)]).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
    },
  );
}

test('staff copy a training into a series, put one into the trash and bring it back', async ({ page, signIn }) => {
  const { title } = await admin.add();
  const url = `/admin/education/trainings?search=${encodeURIComponent(title)}`;
  const rows = page.locator('tbody tr');
  await signIn(page, 'admin');
  await page.goto(`${url}&lang=ko`);
  await page.getByRole('button', { name: `${title} 반복 일정 추가` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('추가할 일정 수').fill('3');
  await dialog.getByRole('button', { name: '일정 3개 추가' }).click();
  await expect(rows).toHaveCount(4);
  await rows.first().getByRole('button', { name: /삭제$/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '삭제' }).click();
  await expect(rows).toHaveCount(3);
  await page.getByRole('button', { name: '되돌리기' }).click();
  await expect(rows).toHaveCount(4);
  await look(page, 'trainings', url);
  await look(page, 'training-form', url, async () => {
    await rows.first().locator('[data-opener]').click();
    await expect(page.getByRole('dialog').locator('form')).toBeVisible();
  });
});

test('applicants are added, corrected, moved up and cancelled by hand, each mailed or not as staff choose', async ({
  page,
  signIn,
  readMail,
}) => {
  const { educationId, title } = await admin.add({ capacity: 1 });
  const seated = await applyAs(educationId, { name: '나가영' });
  const waiting = await applyAs(educationId, { name: '가은호' });
  const url = `/admin/education/applicants?educationId=${educationId}`;

  await test.step('every application is confirmed by mail, a waiting one too, with its place and a calendar file', async () => {
    expect((await readMail(seated)).text).toContain(title);
    expect((await readMail(waiting)).text).toMatch(/대기/);
  });

  await signIn(page, 'admin');
  await page.goto(`${url}&lang=ko`);
  const rows = page.locator('tbody tr');
  await test.step('added, without a mail', async () => {
    await page.getByRole('button', { name: '신청자 추가' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('이름').fill('박추가');
    await dialog.getByLabel('이메일', { exact: true }).fill('added-by-hand@visitor.example');
    await dialog.getByLabel('전화번호').fill('010-0000-2018');
    await dialog.getByLabel('신청자에게 확인 메일을 보냅니다').uncheck();
    await dialog.getByRole('button', { name: '저장' }).click();
    await expect(rows).toHaveCount(3);
  });
  await test.step('cancelled; who waits first gets the seat and a mail', async () => {
    await page.getByRole('button', { name: '나가영 신청 취소' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '신청 취소' }).click();
    await expect.poll(async () => (await readMail(waiting)).text).toMatch(/확정/);
  });
  await test.step('those of a file, once no row is wrong', async () => {
    const choose = (text: string) =>
      page
        .locator('input[type=file]')
        .setInputFiles({ name: '신청자.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
    const head = '이름,이메일,연락처,회사명\n';
    const right = `최파일,file-${educationId}@visitor.example,010-0000-2018,시험기업\n`;
    const wrong = `,no-address,1,\n`;
    const openFile = async () => {
      await page.getByRole('button', { name: /CSV 가져오기|Import CSV/ }).click();
      await choose(head + right + wrong);
      await expect(page.getByRole('dialog').getByRole('table')).toBeVisible();
    };
    await openFile();
    await expect(
      page.getByRole('dialog').getByText('2줄 가운데 1줄에 오류가 있습니다.', { exact: false }),
    ).toBeVisible();
    await choose(head + right);
    await page.getByRole('dialog').getByRole('button', { name: '1명 추가' }).click();
    await expect(rows).toHaveCount(4);
    await look(page, 'import', url, openFile);
  });
  await look(page, 'applicants', url);
  await look(page, 'applicant-form', url, async () => {
    await page
      .getByRole('button', { name: /추가|Add an/ })
      .first()
      .click();
    await expect(page.getByRole('dialog').locator('form')).toBeVisible();
  });
});

test('the attendance list on paper and the certificate as a PDF are fit to be looked at', async ({
  page,
  signIn,
  readMail,
}) => {
  const training = await admin.add();
  const { educationId } = training;
  const email = await applyAs(educationId, { name: '나가영', company: '예시정밀공업(주) 남부사업소' });
  for (const name of ['다민수', '남궁세라', 'Maximilian Featherstonehaugh'])
    await applyAs(educationId, { name, company: '시험기업' });
  const day = dayFromNow(-2);
  await admin.change(training, { startDate: day, endDate: day });
  const url = `/admin/education/attendance?educationId=${educationId}`;
  await signIn(page, 'admin');
  await page.goto(`${url}&lang=ko`);
  await page.getByRole('checkbox', { name: '나가영 출석' }).click();
  await page.getByRole('button', { name: '나가영 수료증 발급' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '발급', exact: true }).click();
  const number = page.getByText(/^SE-\d{4}-/);
  await expect(number).toBeVisible();
  for (const lang of ['ko', 'en']) {
    await page.goto(`${url}&lang=${lang}`);
    await expect(page.getByRole('table')).toBeVisible();
    await picture(await page.pdf({ format: 'A4' }), `attendance-paper-${lang}`);
  }
  const { text } = await readMail(email, /수료증이 발급되었습니다/);
  const link = new URL(/https?:\/\/\S+\/education\/certificates\/\S+/.exec(text)?.[0] ?? '');
  const certificate = link.pathname;
  link.searchParams.set('lang', 'ko');
  await page.goto(link.href);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '수료증 PDF' }).click(),
  ]);
  await picture(await readFile(await file.path()), 'certificate');
  await look(page, 'attendance', url, () => expect(page.getByRole('table')).toBeVisible());
  await look(page, 'certificate-page', certificate);
});
