import { createMember } from '../../infra/tooling/e2e/accounts.ts';
import { expect, test } from '../../infra/tooling/e2e/fixtures.ts';
import { look } from '../../infra/tooling/e2e/look.ts';
import { toastOf } from '../../infra/tooling/e2e/toasts.ts';
import { adminCaller, callerFor, newId, RED_PIXEL } from './community.ts';

test.describe.configure({ timeout: 240_000 });
test.use({ actionTimeout: 10_000 });

test('a text is written with the toolbar: a pasted and a dropped image, a table and a video; it is previewed, published and shown', async ({
  page,
  signIn,
}) => {
  const admin = await adminCaller();
  const { newsId } = await admin.news({ title: `편집기 ${newId()}`, content: '첫 문단' });
  const url = `/admin/community/posts/news/${newsId}`;
  await signIn(page, 'admin');
  await page.goto(`${url}?lang=ko`);
  const toolbar = page.getByRole('toolbar', { name: /내용 \(한국어\)/ });
  const text = page.getByRole('textbox', { name: '내용 (한국어)' });
  await expect(toolbar).toBeVisible();
  // The editor itself comes after the text area
  await expect(text).toHaveAttribute('contenteditable', 'true');
  const tool = (name: string) => toolbar.getByRole('button', { name, exact: true }).click();

  await test.step('words, a table and a video by the toolbar', async () => {
    await text.click();
    await page.keyboard.press('Control+End');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await tool('굵게');
    await page.keyboard.type('중요한 말');
    await page.keyboard.press('Control+End');
    await tool('표');
    await page.keyboard.press('Control+End');
    await tool('동영상 링크');
    const dialog = page.getByRole('dialog', { name: '동영상 링크' });
    await dialog.getByLabel('YouTube 또는 Vimeo 주소').fill('https://www.youtube.com/watch?v=aqz-KE-bpKQ');
    await dialog.getByLabel('동영상 제목').fill('제품 소개 영상');
    await dialog.getByRole('button', { name: '넣기' }).click();
    await expect(text).toContainText('중요한 말');
    await expect(text).toContainText('제품 소개 영상');
  });

  for (const kind of ['paste', 'drop'] as const)
    await test.step(`an image by ${kind}`, async () => {
      await text.click();
      await page.keyboard.press('Control+End');
      const before = ((await text.textContent())?.match(/\/api\/news\/media\//g) ?? []).length;
      await text.evaluate(
        (target, { base64, way }) => {
          const bytes = Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0);
          const data = new DataTransfer();
          data.items.add(new File([bytes], `${way}.png`, { type: 'image/png' }));
          const { right, bottom } = target.getBoundingClientRect();
          target.dispatchEvent(
            way === 'paste'
              ? new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true })
              : new DragEvent('drop', {
                  dataTransfer: data,
                  clientX: right - 5,
                  clientY: bottom - 5,
                  bubbles: true,
                  cancelable: true,
                }),
          );
        },
        { base64: RED_PIXEL.buffer.toString('base64'), way: kind },
      );
      await expect
        .poll(async () => ((await text.textContent())?.match(/\/api\/news\/media\//g) ?? []).length)
        .toBe(before + 1);
    });

  await test.step('saved, and shown to visitors as it was previewed', async () => {
    await page.getByRole('button', { name: '저장', exact: true }).click();
    await expect(toastOf(page, 'success', '수정되었습니다')).toBeVisible();
    await page.goto(`/news/${newsId}?lang=ko`);
    const article = page.getByRole('article');
    await expect(article.locator('strong', { hasText: '중요한 말' })).toBeVisible();
    await expect(article.getByRole('table')).toBeVisible();
    await expect(article.locator('img[src*="/api/news/media/"]')).toHaveCount(2);
    // Nothing of another site is in the page before somebody follows the link
    await expect(article.locator('a[href*="youtube.com"]')).toHaveCount(1);
    await expect(article.locator('iframe')).toHaveCount(0);
  });

  await look(page, 'editor', url, async () => {
    await expect(page.getByRole('toolbar').first()).toBeVisible();
    await expect(page.locator('[contenteditable=true]').first()).toBeVisible();
  });
  await look(page, 'text-of-editor', `/news/${newsId}`, () => expect(page.getByRole('article')).toBeVisible());
  await look(page, 'media-image', '/admin/community/media', async () => {
    await page.locator('main ul li button').first().click();
    await expect(page.getByRole('dialog').getByRole('slider').first()).toBeVisible();
  });
  await admin.end();
});

test('the queue shows what a member wrote with its picture; it goes back with a reason, which the author reads', async ({
  page,
  browser,
  portal,
  signIn,
  readMail,
}) => {
  const visitor = await browser.newPage({ baseURL: portal.origin });
  const person = await createMember(visitor);
  const author = await callerFor(person);
  const { title, newsId } = await author.news({
    title: `회원 소식 ${newId()}`,
    file: RED_PIXEL,
    imageAlt: '빨간 점',
  });
  await signIn(page, 'admin');
  await page.goto('/admin/community/queue?lang=ko');
  const item = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });
  await expect(item.getByRole('img')).toBeVisible();
  await look(page, 'queue-picture', '/admin/community/queue', () =>
    expect(page.getByRole('heading', { name: title })).toBeVisible(),
  );
  await page.goto('/admin/community/queue?lang=ko');
  await item.getByRole('button', { name: '작성자에게 돌려보내기' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('사유').fill('출처를 적어 주세요.');
  await dialog.getByRole('button', { name: '작성자에게 돌려보내기' }).click();
  await expect(toastOf(page, 'success', '작성자에게 돌려보냈습니다')).toBeVisible();
  await expect(item).toHaveCount(0);
  expect((await readMail(person.email, /수정|소식/)).text).toContain('출처를 적어 주세요.');
  await signIn(visitor, person);
  await visitor.goto(`/news/${newsId}?lang=ko`);
  await expect(visitor.getByText('출처를 적어 주세요.')).toBeVisible();
  await visitor.close();
  await author.end();
});
