import { expect, test } from '../../infra/tooling/e2e/fixtures.ts';
import { whenShown } from '../../infra/tooling/e2e/when-shown.ts';

test.use({ allowedConsole: [/ERR_FAILED|net::/] });

const notice = { name: '', text: /페이지를 모두 불러오지 못해/ };

test('a script of the shell that fails once is asked for again; one that stays away is said, with a way to reload', async ({
  page,
}) => {
  let failures = 1;
  let asked = 0;
  await page.goto('/about', { waitUntil: 'commit' });
  const address = await page.locator('#portal-scripts').evaluate((template: HTMLTemplateElement, fallback) => {
    const script = template.content.querySelector('script') ?? document.querySelector<HTMLScriptElement>(fallback);
    return script!.src;
  }, 'script[data-shell]');
  await page.route(address, (route) => {
    asked += 1;
    return asked <= failures ? route.abort() : route.continue();
  });

  await page.reload({ waitUntil: 'commit' });
  await whenShown(page);
  expect(asked).toBe(2);
  await expect(page.getByRole('alert').filter({ hasText: notice.text })).toHaveCount(0);

  failures = 4;
  await page.reload({ waitUntil: 'commit' });
  const alert = page.getByRole('alert').filter({ hasText: notice.text });
  await expect(alert).toBeVisible();
  expect(asked).toBe(4);
  await alert.getByRole('button', { name: '다시 불러오기' }).click();
  await whenShown(page);
  await expect(alert).toHaveCount(0);
});
