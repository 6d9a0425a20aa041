import { expect, test } from '../e2e/checkout-copy.ts';
import { whenShown } from '../e2e/when-shown.ts';

test.setTimeout(120_000);
test.use({ allowedConsole: [/404/] });

const words = { ko: { name: '채용', entry: '첫 번째 글' }, en: { name: "People's careers", entry: 'A first entry' } };

test('a section made by one command is shipped into the running portal, read in both languages, and taken away again', async ({
  page,
  checkout,
}) => {
  const made = await checkout.run('new-section', ['careers', '/careers', '--ko', words.ko.name, '--en', words.en.name]);
  expect(made).toMatchObject({ code: 0, output: expect.stringContaining('npm run release -- mf-careers') });
  const tested = await checkout.run('test', ['services/careers/src', 'mf-careers/src']);
  expect(tested.output).toMatch(/\b[1-9]\d* passed, 0 failed\n$/);
  const shipped = await checkout.run('release', ['mf-careers']);
  expect(shipped.output).toMatch(
    /service .*\n.*built .*\n.*published .*\n.*proved .*\n.*live .*\ncareers: \w{12} is live\n$/,
  );
  expect(shipped.output).not.toContain('answers 503');
  expect(shipped.code).toBe(0);

  for (const lang of ['ko', 'en'] as const) {
    const { name, entry } = words[lang];
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`/?lang=${lang}`);
    await whenShown(page);
    await page.getByRole('banner').getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(page.getByRole('heading', { level: 2, name: entry })).toBeVisible();
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(`/?lang=${lang}`);
    await whenShown(page);
    await page.getByRole('banner').getByRole('button').last().click();
    await page.getByRole('dialog').getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  }
  expect(await (await page.request.get('/sitemap.xml')).text()).toContain('/careers?lang=ko<');

  expect(await checkout.run('remove-section', ['careers'])).toMatchObject({
    code: 0,
    output: expect.stringContaining('off the portal'),
  });
  await page.goto('/?lang=ko');
  await whenShown(page);
  await expect(page.getByRole('banner').getByRole('link', { name: words.ko.name })).toHaveCount(0);
  expect((await page.goto('/careers'))?.status()).toBe(404);
  await expect.poll(async () => (await page.request.get('/api/careers/entries')).status()).toBe(404);
  expect(await (await page.request.get('/sitemap.xml')).text()).not.toContain('/careers');
});
