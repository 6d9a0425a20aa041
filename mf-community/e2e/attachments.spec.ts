import { Buffer } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import { expect, test } from '../../infra/tooling/e2e/fixtures.ts';
import { toastOf } from '../../infra/tooling/e2e/toasts.ts';
import { callerFor, LIMIT_BYTES, newId, open, rowOf, textFile } from './community.ts';

const editor = '/education/classroom/edit';

test.describe('a file', () => {
  // The service refuses the first one with 415.
  test.use({ allowedConsole: [/415/] });

  test('of exactly 5 MB is sent and comes back byte by byte; one that is not what its name says is refused at its field', async ({
    page,
    signIn,
  }) => {
    await signIn(page);
    await open(page, editor);
    const title = `큰 자료 ${newId()}`;
    const field = page.getByLabel('첨부 파일');
    await page.getByLabel('제목', { exact: true }).fill(title);
    await page.getByRole('textbox', { name: '내용' }).fill('자료입니다.');
    await field.setInputFiles({
      name: '그림.png',
      mimeType: 'image/png',
      buffer: Buffer.from('<html><script>alert(1)</script></html>'),
    });
    await page.getByRole('button', { name: '완료' }).click();
    await expect(field).toHaveAccessibleDescription(/파일 이름과 내용의 형식이 다릅니다/);
    await expect(field).toBeFocused();

    // A name as macOS writes it comes back composed.
    const bytes = textFile('실습 자료.txt'.normalize('NFD'), LIMIT_BYTES);
    await field.setInputFiles(bytes);
    await page.getByRole('button', { name: '완료' }).click();
    await expect(toastOf(page, 'success', '등록되었습니다')).toBeVisible();
    await open(page, `/education/classroom/list?title=${encodeURIComponent(title)}`);
    await rowOf(page, title).getByRole('link').click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: '실습 자료.txt 내려받기' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('실습 자료.txt');
    expect((await readFile(await download.path())).equals(bytes.buffer)).toBe(true);

    // Who is not signed in saves it without a script.
    await page.context().clearCookies();
    await page.goto(`${new URL(page.url()).pathname}?lang=ko`);
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: '실습 자료.txt 내려받기' }).click(),
    ]);
    expect((await readFile(await saved.path())).length).toBe(LIMIT_BYTES);
  });
});

test('sending tells how far it is; left half-way there is no post, and it can be sent again', async ({
  page,
  signIn,
}) => {
  const author = await callerFor(await signIn(page));
  await open(page, editor);
  const title = `천천히 ${newId()}`;
  await page.getByLabel('제목', { exact: true }).fill(title);
  await page.getByRole('textbox', { name: '내용' }).fill('자료입니다.');
  await page.getByLabel('첨부 파일').setInputFiles(textFile('천천히.txt', 2 * 1024 * 1024));
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  const speed = (bytesPerSecond: number) =>
    network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: bytesPerSecond,
    });
  await speed(200 * 1024);
  await page.getByRole('button', { name: '완료' }).click();
  const bar = page.getByRole('progressbar', { name: /^전송 중 \d+%$/ });
  const percent = async () => Number(/(\d+)%/.exec((await bar.locator('..').textContent()) ?? '')?.[1]);
  await expect.poll(percent).toBeGreaterThan(0);
  const early = await percent();
  expect(early).toBeLessThan(100);
  await expect.poll(percent).toBeGreaterThan(early);
  await page.getByRole('link', { name: '취소', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button').last().click();
  await expect(page).toHaveURL(/\/education\/classroom\/list$/);
  const found = async () =>
    ((await (await author.request.get('/api/classroom/view', { params: { title } })).json()) as { total: number })
      .total;
  expect(await found()).toBe(0);

  await speed(-1);
  await page.getByRole('link', { name: '글쓰기', exact: true }).click();
  await expect(page.getByLabel('제목', { exact: true })).toHaveValue(title);
  await page.getByLabel('첨부 파일').setInputFiles(textFile('천천히.txt', 2 * 1024 * 1024));
  await page.getByRole('button', { name: '완료' }).click();
  await expect(toastOf(page, 'success', '등록되었습니다')).toBeVisible();
  expect(await found()).toBe(1);
  await author.end();
});
