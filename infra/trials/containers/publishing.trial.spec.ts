import { randomUUID } from 'node:crypto';
import { expect, test } from '../../tooling/e2e/fixtures.ts';
import { toastOf } from '../../tooling/e2e/toasts.ts';
import { whenShown } from '../../tooling/e2e/when-shown.ts';
import { letters } from './balancer.ts';
import { replicaOrigin } from './site.ts';

// The document of an item that waits is a 404, also to admins, whose page then finds it.
test.use({ allowedConsole: [/404/] });

test('news that a member writes and an admin publishes is shown by both portals, and by neither once it is withdrawn', async ({
  page,
  browser,
  portal,
  signIn,
}) => {
  const author = await browser.newPage({ baseURL: portal.origin });
  await signIn(author);
  await author.goto('/news?lang=ko');
  await whenShown(author);
  const title = `컨테이너 소식 ${randomUUID().slice(0, 8)}`;
  await author.getByRole('link', { name: '글쓰기', exact: true }).click();
  await author.getByLabel('제목', { exact: true }).fill(title);
  await author.getByRole('textbox', { name: '내용' }).fill('두 대가 함께 보여 줍니다.');
  await author.getByRole('button', { name: '완료' }).click();
  await expect(toastOf(author, 'success', '등록되었습니다')).toBeVisible();

  await signIn(page, 'admin');
  await page.goto(`/news?lang=ko&title=${encodeURIComponent(title)}`);
  await whenShown(page);
  await page.getByRole('row').filter({ hasText: title }).getByRole('link').click();
  await expect(page).toHaveURL(/\/news\/\d+\b/);
  const path = new URL(page.url()).pathname;
  await page.getByRole('link', { name: '게시 관리' }).click();
  const statuses = () =>
    Promise.all(
      letters.map(async (letter) => (await fetch(`${replicaOrigin('portal', letter)}${path}?lang=ko`)).status),
    );
  await expect.poll(statuses).toEqual([404, 404]);
  await page.getByRole('button', { name: '지금 게시' }).click();
  await expect(toastOf(page, 'success', '게시했습니다')).toBeVisible();
  await expect.poll(statuses).toEqual([200, 200]);
  const visitor = await browser.newPage({ baseURL: portal.origin });
  await visitor.goto(`${path}?lang=ko`);
  await expect(visitor.getByRole('article')).toContainText('두 대가 함께 보여 줍니다.');

  await page.getByRole('button', { name: '게시 취소' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '게시 취소' }).click();
  await expect(toastOf(page, 'success', '게시를 취소했습니다')).toBeVisible();
  await expect.poll(statuses).toEqual([404, 404]);
  await author.close();
  await visitor.close();
});
