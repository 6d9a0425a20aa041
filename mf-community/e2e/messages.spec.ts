import { Buffer } from 'node:buffer';
import { crc32 } from 'node:zlib';
import { barriersOf } from '../../infra/tooling/e2e/barriers.ts';
import { expect, test } from '../../infra/tooling/e2e/fixtures.ts';
import { toastOf } from '../../infra/tooling/e2e/toasts.ts';
import { adminCaller, callerFor, LANGUAGES, newId, open, RED_PIXEL, textFile } from './community.ts';
import { words } from './words.ts';

const messages = {
  ko: {
    files: {
      empty: '빈 파일은 등록할 수 없습니다', kind: '등록할 수 없는 형식입니다. 이미지, PDF, 오피스·한글 문서, txt, csv, zip만 가능합니다',
      broken: '이미지를 읽을 수 없습니다. 손상된 파일인지 확인해 주세요', pixels: '이미지는 4천만 화소까지 등록할 수 있습니다',
    },
    failures: {
      401: '로그인이 필요합니다. 작성한 내용은 이 브라우저에 보관되어 있습니다.', 403: '이 글을 저장할 권한이 없습니다.', 404: '삭제된 글이라 저장할 수 없습니다.',
      429: '요청이 많습니다. 잠시 후 다시 시도해 주세요.', 503: '연결할 수 없습니다. 작성한 내용은 그대로 있으니 잠시 후 다시 시도해 주세요.', 400: '저장할 수 없는 내용입니다.',
    },
    downloadFailed: '다운로드를 실패했습니다', koreanOnly: '이 글은 한국어로만 제공됩니다.', noAnswer: '아직 답변이 없습니다.', answerKept: '저장을 실패했습니다. 작성한 내용은 그대로 있습니다.',
    removeAnswer: '답변을 삭제할까요?', save: '저장', titleKo: '제목 (한국어)', tryAgain: '다시 시도', nothingFound: '검색어를 줄이거나 다른 말로 찾아보세요.',
  },
  en: {
    files: {
      empty: 'The file is empty', kind: 'Only images, PDFs, Office and Hangul documents, txt, csv and zip files are accepted', broken: 'The image cannot be read; it may be damaged',
      pixels: 'Images can have up to 40 megapixels',
    },
    failures: {
      401: 'Please sign in. Your text is kept in this browser.', 403: 'You do not have permission to save this post.', 404: 'This post was removed and cannot be saved.',
      429: 'Too many requests. Please try again in a moment.', 503: 'No connection. Your text is still here; please try again in a moment.', 400: 'This cannot be saved.',
    },
    downloadFailed: 'The download failed', koreanOnly: 'This post is available in Korean only.', noAnswer: 'No answer yet.', answerKept: 'Saving failed. Your text is still here.',
    removeAnswer: 'Delete this answer?', save: 'Save', titleKo: 'Title (Korean)', tryAgain: 'Try again', nothingFound: 'Try a shorter or different search term.',
  },
};

/** A PNG whose head says that it is 40,000 pixels wide and high. */
function hugeImage(): Buffer {
  const image = Buffer.from(RED_PIXEL.buffer);
  image.writeUInt32BE(40_000, 16);
  image.writeUInt32BE(40_000, 20);
  // The checksum of the head and its name
  image.writeUInt32BE(crc32(image.subarray(12, 29)), 29);
  return image;
}

test.use({ allowedConsole: [/40[01349]|41[35]|429|503|ERR_FAILED/] });

for (const lang of LANGUAGES) {
  const say = { ...words[lang], ...messages[lang] };

  test(`what is wrong with a file is said at its field, and the rest stays (${lang})`, async ({ page, signIn }) => {
    await signIn(page);
    await open(page, '/education/classroom/edit', lang);
    await page.getByLabel(say.title, { exact: true }).fill('파일만 틀린 글');
    await page.getByRole('textbox', { name: say.content }).fill('내용');
    const field = page.getByLabel(say.file);
    const png = { name: '사진.png', mimeType: 'image/png' };
    const files: [string, Parameters<typeof field.setInputFiles>[0]][] = [
      [say.files.empty, textFile('빈 파일.txt', 0)],
      [say.files.kind, { name: 'a.png.html', mimeType: 'text/html', buffer: Buffer.from('<!doctype html><script>alert(1)</script>') }],
      [say.files.kind, { name: '그림.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') }],
      [say.files.broken, { ...png, buffer: Buffer.concat([RED_PIXEL.buffer.subarray(0, 45), RED_PIXEL.buffer.subarray(-12)]) }],
      [say.files.pixels, { ...png, buffer: hugeImage() }],
    ];
    for (const [message, file] of files) {
      await field.setInputFiles(file);
      await page.getByRole('button', { name: say.done }).click();
      await expect(field).toHaveAccessibleDescription(new RegExp(message));
      await expect(field).toBeFocused();
      await expect(page.getByLabel(say.title, { exact: true })).toHaveValue('파일만 틀린 글');
    }
  });

  test(`why a post could not be saved is said above its button (${lang})`, async ({ page, signIn }) => {
    await signIn(page);
    await open(page, '/news/edit', lang);
    await page.getByLabel(say.title, { exact: true }).fill('저장되지 않는 소식');
    await page.getByRole('textbox', { name: say.content, exact: true }).fill('내용');
    for (const status of [400, 403, 404, 429, 503] as const) {
      await page.route('**/api/news/write', (route) => route.fulfill({ status, json: { status, code: 'refused-here' } }), { times: 1 });
      await page.getByRole('button', { name: say.done }).click();
      await expect(page.getByRole('alert').filter({ hasText: say.failures[status] })).toBeVisible();
    }
    for (const call of ['**/api/news/write', '**/api/user/refresh']) await page.route(call, (route) => route.fulfill({ status: 401, json: { status: 401, code: 'no-session' } }));
    await page.getByRole('button', { name: say.done }).click();
    await expect(page.getByRole('alert').filter({ hasText: say.failures[401] })).toBeVisible();
  });

  test(`a download that fails says so (${lang})`, async ({ page, signIn }) => {
    const author = await callerFor(await signIn(page));
    const { classroomId } = await author.post({ file: textFile('자료.txt', 10) });
    await open(page, `/education/classroom/${classroomId}`, lang);
    await expect(page.getByRole('link', { name: say.edit, exact: true })).toBeVisible();
    await page.route('**/api/classroom/attachment*', (route) => route.abort());
    await page.getByRole('link', { name: say.attachment('자료.txt') }).click();
    await expect(toastOf(page, 'error', say.downloadFailed)).toBeVisible();
    await author.end();
  });

  test(`an answer that cannot be sent is kept, and one can be taken back (${lang})`, async ({ page, signIn }) => {
    const author = await callerFor(await signIn(page));
    const { classroomId } = await author.post({ type: 'question' });
    await open(page, `/education/classroom/${classroomId}`, lang);
    await expect(page.getByText(say.noAnswer)).toBeVisible();
    const box = page.getByRole('textbox', { name: say.yourAnswer });
    await box.fill('덧붙입니다.');
    await page.route('**/api/classroom/answer', (route) => route.abort(), { times: 1 });
    await page.getByRole('button', { name: say.sendAnswer }).click();
    await expect(toastOf(page, 'error', say.saveFailed)).toBeVisible();
    await expect(box).toHaveAccessibleDescription(new RegExp(say.answerKept));
    await expect(box).toHaveValue('덧붙입니다.');
    await page.getByRole('button', { name: say.sendAnswer }).click();
    const answer = page.getByRole('listitem').filter({ hasText: '덧붙입니다.' });
    await answer.getByRole('button', { name: say.remove, exact: true }).click();
    await expect(page.getByRole('alertdialog')).toContainText(say.removeAnswer);
    await page.getByRole('alertdialog').getByRole('button', { name: say.remove, exact: true }).click();
    await expect(toastOf(page, 'success', say.removed)).toBeVisible();
    await expect(page.getByText(say.noAnswer)).toBeVisible();
    await author.end();
  });

  test(`a post that cannot be loaded says so and is tried again (${lang})`, async ({ page }) => {
    for (const [list, call] of [['/education/classroom/list?type=free', '**/api/classroom/detail*'], ['/news', '**/api/news/detail*']] as const) {
      await open(page, list, lang);
      await page.route(call, (route) => route.fulfill({ status: 503, json: { status: 503, code: 'unavailable' } }), { times: 1 });
      await page.locator('tbody a').first().click();
      await expect(page.getByRole('heading', { level: 1, name: say.loadFailed })).toBeVisible();
      await page.getByRole('main').getByRole('button', { name: say.tryAgain }).click();
      await expect(page.getByRole('article')).toBeVisible();
    }
  });

  test(`an admin corrects an item's texts, and an item without English says so in English (${lang})`, async ({ page, signIn }) => {
    const admin = await adminCaller();
    const { newsId, title } = await admin.news();
    await signIn(page, 'admin');
    await open(page, `/admin/community/posts/news/${newsId}`, lang);
    await page.getByLabel(say.titleKo).fill('');
    await page.getByRole('button', { name: say.save, exact: true }).click();
    await expect(page.getByLabel(say.titleKo)).toHaveAccessibleDescription(new RegExp(say.required));
    await page.getByLabel(say.titleKo).fill(`${title} 바로잡음`);
    await page.getByRole('button', { name: say.save, exact: true }).click();
    await expect(toastOf(page, 'success', say.changed)).toBeVisible();
    await open(page, `/news/${newsId}`, lang);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${title} 바로잡음`);
    await expect(page.getByText(messages.en.koreanOnly)).toHaveCount(lang === 'en' ? 1 : 0);
    await admin.end();
  });

  test(`no barrier where there is nothing, and in the editors of news (${lang})`, async ({ page, signIn }) => {
    test.slow();
    await signIn(page, 'admin');
    for (const address of [`/news?title=${newId()}`, `/education/classroom/list?title=${newId()}`, '/news/999999', '/news/edit', '/education/announcement/edit', `/admin/community/trash?search=${newId()}`]) {
      await open(page, address, lang);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      if (address.startsWith('/news?')) await expect(page.getByText(say.nothingFound)).toBeVisible();
      if (address.endsWith('/edit')) await page.locator('summary').click();
      for (const width of [360, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await barriersOf(page), `${address} at ${width}`).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth), `${address} at ${width}`).toBe(true);
      }
    }
  });
}
