import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '../../tooling/e2e/fixtures.ts';

// The refusal of the portal is what the browser then shows, in a sandbox: the watch over presses is a script, which does not run there.
test.use({ allowedConsole: [/403|\/api\/user\/\w+' because the document's frame is sandboxed/] });

/** Another site: 127.0.0.1 is not localhost for a browser. */
let other: Server;

/** A page that sends a form to an address as soon as it is open. */
const pageWith = (action: string, type: string) =>
  `<!doctype html><title>other</title><form method="post" action="${action}" enctype="${type}"><input name="a" value="b"></form><script>document.forms[0].submit()</script>`;

test.beforeAll(async () => {
  other = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://127.0.0.1');
    response
      .writeHead(200, { 'content-type': 'text/html' })
      .end(pageWith(searchParams.get('action') ?? '', searchParams.get('type') ?? ''));
  });
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
});
test.afterAll(() => other.close());

for (const call of ['refresh', 'signout']) {
  for (const type of ['multipart/form-data', 'text/plain', 'application/x-www-form-urlencoded']) {
    test(`a form of another site (${type}) to ${call} is refused and leaves the visitor signed in`, async ({
      page,
      portal,
      signIn,
    }) => {
      await signIn(page);
      const session = async () =>
        (await page.context().cookies(portal.origin))
          .filter(({ name }) => /refresh|signed_in/.test(name))
          .map(({ name, value }) => `${name}=${value}`);
      const before = await session();
      expect(before.length).toBeGreaterThan(0);

      const query = new URLSearchParams({ action: `${portal.origin}/api/user/${call}`, type });
      const refusal = page.waitForResponse((response) => response.url().endsWith(`/api/user/${call}`));
      await page.goto(`http://127.0.0.1:${(other.address() as AddressInfo).port}/?${query}`, { waitUntil: 'commit' });
      const response = await refusal;
      expect(response.status()).toBe(403);
      expect(await response.headerValue('set-cookie')).toBeNull();
      expect(await session()).toEqual(before);

      await page.waitForURL(`**/api/user/${call}`); // the form's own navigation has ended
      await page.goto('/account');
      await expect(page.getByRole('banner').getByRole('button', { name: '로그아웃' })).toBeVisible();
    });
  }
}
