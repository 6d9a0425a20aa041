import { Buffer } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import { expect, test } from '../../infra/tooling/e2e/fixtures.ts';
import { toastOf } from '../../infra/tooling/e2e/toasts.ts';
import { callerFor, LANGUAGES, LIMIT_BYTES, newId, open, RED_PIXEL, rowOf, textFile } from './community.ts';
import { words } from './words.ts';

const editor = '/education/classroom/edit';

for (const lang of LANGUAGES) {
  const say = words[lang];

  test(`exactly 5 MB are sent with progress, one byte more is warned about before sending (${lang})`, async ({ page, signIn }) => {
    await signIn(page);
    await open(page, editor, lang);
    await expect(page.getByText(say.limit)).toBeVisible();
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/api/classroom/edit')) sent.push(request.url());
    });
    const title = `큰 자료 ${newId()}`;
    await page.getByLabel(say.title, { exact: true }).fill(title);
    await page.getByRole('textbox', { name: say.content }).fill('자료입니다.');
    await page.getByLabel(say.file).setInputFiles(textFile('너무 큰 자료.txt', LIMIT_BYTES + 1));
    await expect(toastOf(page, 'warning', say.tooLarge)).toBeVisible();
    await expect(page.getByLabel(say.file)).toHaveAccessibleDescription(new RegExp(say.tooLarge));
    expect(sent).toEqual([]);

    // A name as macOS writes it comes back composed.
    await page.getByLabel(say.file).setInputFiles(textFile('실습 자료.txt'.normalize('NFD'), LIMIT_BYTES));
    await page.getByRole('button', { name: say.done }).click();
    await expect(toastOf(page, 'success', say.added)).toBeVisible();
    expect(sent).toHaveLength(1);
    await rowOf(page, title).getByRole('link').click();
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: say.attachment('실습 자료.txt') }).click()]);
    expect(download.suggestedFilename()).toBe('실습 자료.txt');
    expect((await readFile(await download.path())).length).toBe(LIMIT_BYTES);
  });

  test(`sending tells how far it is; left half-way there is no post, and it can be sent again (${lang})`, async ({ page, signIn }) => {
    const author = await callerFor(await signIn(page));
    await open(page, editor, lang);
    const title = `천천히 ${newId()}`;
    await page.getByLabel(say.title, { exact: true }).fill(title);
    await page.getByRole('textbox', { name: say.content }).fill('자료입니다.');
    await page.getByLabel(say.file).setInputFiles(textFile('천천히.txt', 2 * 1024 * 1024));
    const network = await page.context().newCDPSession(page);
    await network.send('Network.enable');
    const speed = (bytesPerSecond: number) =>
      network.send('Network.emulateNetworkConditions', { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: bytesPerSecond });
    await speed(400 * 1024);
    await page.getByRole('button', { name: say.done }).click();
    const bar = page.getByRole('progressbar', { name: say.sending });
    const percent = async () => Number(/(\d+)%/.exec((await bar.locator('..').textContent()) ?? '')?.[1]);
    await expect.poll(percent).toBeGreaterThan(0);
    const early = await percent();
    expect(early).toBeLessThan(100);
    await expect.poll(percent).toBeGreaterThan(early);
    expect(await bar.evaluate((element) => (element as HTMLProgressElement).position)).toBeGreaterThan(0);
    await page.getByRole('link', { name: say.cancel, exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button').last().click();
    await expect(page).toHaveURL(/\/education\/classroom\/list$/);
    const found = async () => ((await (await author.request.get('/api/classroom/view', { params: { title } })).json()) as { total: number }).total;
    expect(await found()).toBe(0);

    await speed(-1);
    await page.getByRole('link', { name: say.write, exact: true }).click();
    await expect(page.getByLabel(say.title, { exact: true })).toHaveValue(title);
    await page.getByLabel(say.file).setInputFiles(textFile('천천히.txt', 2 * 1024 * 1024));
    await page.getByRole('button', { name: say.done }).click();
    await expect(toastOf(page, 'success', say.added)).toBeVisible();
    expect(await found()).toBe(1);
    await author.end();
  });

  test(`of several files the first is sent, and the page says so (${lang})`, async ({ page, signIn }) => {
    await signIn(page);
    await open(page, editor, lang);
    const title = `여러 자료 ${newId()}`;
    await page.getByLabel(say.title, { exact: true }).fill(title);
    await page.getByRole('textbox', { name: say.content }).fill('자료입니다.');
    await page.getByLabel(say.file).setInputFiles([textFile('첫째.txt', 10), textFile('둘째.txt', 10)]);
    await expect(page.getByText(say.firstOf('첫째.txt'))).toBeVisible();
    await page.getByRole('button', { name: say.done }).click();
    await rowOf(page, title).getByRole('link').click();
    await expect(page.getByRole('link', { name: say.attachment('첫째.txt') })).toBeVisible();

    // An edit without a file keeps the old one.
    await page.getByRole('link', { name: say.edit, exact: true }).click();
    await expect(page.getByText(/첫째\.txt/)).toBeVisible();
    await page.getByLabel(say.title, { exact: true }).fill(`${title} 고침`);
    await page.getByRole('button', { name: say.done }).click();
    await rowOf(page, `${title} 고침`).getByRole('link').click();
    await expect(page.getByRole('link', { name: say.attachment('첫째.txt') })).toBeVisible();
  });

  test.describe('what the service refuses', () => {
    test.use({ allowedConsole: [/41[35]/] });

    test(`a file that is not what its name says, or too large for the service, is said at the field (${lang})`, async ({ page, signIn }) => {
      await signIn(page);
      await open(page, editor, lang);
      await page.getByLabel(say.title, { exact: true }).fill('거짓 이름');
      await page.getByRole('textbox', { name: say.content }).fill('내용');
      const html = { name: '그림.png', mimeType: 'image/png', buffer: Buffer.from('<html><script>alert(1)</script></html>') };
      await page.getByLabel(say.file).setInputFiles(html);
      await page.getByRole('button', { name: say.done }).click();
      await expect(page.getByLabel(say.file)).toHaveAccessibleDescription(new RegExp(say.mismatch));
      await page.route('**/api/classroom/edit', (route) => route.fulfill({ status: 413, json: { status: 413, code: 'file-too-large' } }), { times: 1 });
      await page.getByLabel(say.file).setInputFiles(textFile('자료.txt', 10));
      await page.getByRole('button', { name: say.done }).click();
      await expect(toastOf(page, 'warning', say.tooLarge)).toBeVisible();
      await expect(page.getByLabel(say.title, { exact: true })).toHaveValue('거짓 이름');
    });
  });
}

test('the service itself refuses one byte too many', async ({ page, signIn }) => {
  const author = await callerFor(await signIn(page));
  const fields = { title: '한도', content: '내용', type: 'attach' };
  const refused = await author.request.post('/api/classroom/edit', { multipart: { ...fields, file: textFile('크다.txt', LIMIT_BYTES + 1) } });
  expect(refused.status()).toBe(413);
  const taken = await author.request.post('/api/classroom/edit', { multipart: { ...fields, file: textFile('맞다.txt', LIMIT_BYTES) } });
  expect(taken.status()).toBe(201);
  await author.end();
});

test('an attached image is shown with its size, and its row has a clip', async ({ page, signIn }) => {
  const author = await callerFor(await signIn(page));
  const { classroomId, title } = await author.post({ file: RED_PIXEL, type: 'attach' });
  await open(page, `/education/classroom/list?type=attach&title=${encodeURIComponent(title)}`);
  await expect(rowOf(page, title).getByText('첨부 파일 있음')).toBeAttached();
  await open(page, `/education/classroom/${classroomId}`);
  const image = page.getByRole('article').locator('img');
  await expect(image).toHaveAttribute('width', '1');
  await expect(image).toHaveAttribute('height', '1');
  await author.end();
});
