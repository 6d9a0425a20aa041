import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { liveVersion, pointersOf } from '../tooling/e2e/altered-release.ts';
import { expect, test, type CheckoutCopy } from '../tooling/e2e/checkout-copy.ts';
import { renderedDocument } from '../tooling/e2e/rendered-document.ts';

// In one copy of the checkout, one after the other: each builds.
test.describe.configure({ mode: 'default' });
test.setTimeout(120_000);

const section = 'support';
const message = 'mf-support/locales/en/common.json';

/** Runs with a source changed, and puts it back. */
async function withChange<T>(
  { root }: CheckoutCopy,
  file: string,
  change: (text: string) => string,
  work: () => Promise<T>,
): Promise<T> {
  const place = path.join(root, file);
  const before = readFileSync(place, 'utf8');
  writeFileSync(place, change(before));
  try {
    return await work();
  } finally {
    writeFileSync(place, before);
  }
}

/** What visitors read of the section becomes another, so that it builds into a version of its own. */
const shipped = (checkout: CheckoutCopy, words: string, ...options: string[]) =>
  withChange(
    checkout,
    message,
    (text) => text.replace('"Support"', `"${words}"`),
    () => checkout.run('release', ['mf-support', ...options]),
  );

const pointers = (checkout: CheckoutCopy) => JSON.stringify(pointersOf(checkout));
const live = (checkout: CheckoutCopy) => liveVersion(checkout, section);
const versionIn = (output: string) => /built +[\d.]+ s {2}(\w{12})/.exec(output)?.[1] ?? output;

/** Every file of the release store but those of the section, with the time of its last change. */
function filesOfOthers({ releasesDir }: CheckoutCopy): string[] {
  const files = readdirSync(releasesDir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map((entry) => path.relative(releasesDir, path.join(entry.parentPath, entry.name)));
  return paths
    .filter((file) => !file.startsWith(`${section}/`))
    .map((file) => `${file} ${statSync(path.join(releasesDir, file)).mtimeMs}`);
}

test('a change is built, published, proved and live, a line a step, and touches no other section', async ({
  checkout,
  request,
}) => {
  const others = filesOfOthers(checkout);
  const { code, output } = await shipped(checkout, 'Help at once');
  expect(output).toMatch(
    /^ {2}built +[\d.]+ s {2}\w{12}\n {2}published +[\d.]+ s {2}\d+ KiB\n {2}proved +[\d.]+ s {2}[\d.]+ s in the portal\n(?: {4}.*\n)* {2}live +[\d.]+ s\nsupport: \w{12} is live\n$/,
  );
  expect(code).toBe(0);
  expect(live(checkout)).toBe(versionIn(output));
  expect((await renderedDocument(request, '/support/download?lang=en')).includes('Help at once')).toBe(true);
  expect(filesOfOthers(checkout)).toEqual(others);
});

test('a dry run says that it may go live and changes nothing for visitors', async ({ checkout }) => {
  const before = pointers(checkout);
  const { code, output } = await shipped(checkout, 'Help without a trace', '--dry-run');
  expect([code, output]).toEqual([
    0,
    expect.stringMatching(/proved .*\n(?: {4}.*\n)*support \w{12} may go live; nothing was changed\n$/),
  ]);
  expect(pointers(checkout)).toBe(before);
});

test('a canary is widened, promoted and rolled back, and the list tells of it', async ({ checkout }) => {
  const release = (...args: string[]) => checkout.run('release', ['mf-support', ...args]);
  const before = live(checkout);
  const first = await shipped(checkout, 'Help for some', '--canary', '10', '--reason', 'a try');
  const version = versionIn(first.output);
  expect(first.output).toContain(`live for 10 %`);
  expect(first.output).toContain(`support: ${before} is live, ${version} for 10 % of the visitors\n`);
  expect(await release('canary', '50')).toEqual({
    code: 0,
    output: `support: ${before} is live, ${version} for 50 % of the visitors\n`,
  });
  expect(await release('promote')).toEqual({ code: 0, output: `support: ${version} is live\n` });
  expect(await release('rollback', '--reason', 'too loud')).toEqual({
    code: 0,
    output: `support: ${before} is live\n`,
  });
  expect(await release('promote')).toMatchObject({
    code: 1,
    output: expect.stringContaining('409 no-canary: there is no canary to promote'),
  });
  const { code, output } = await release('list');
  expect(code).toBe(0);
  expect(output).toContain(`support: ${before} is live\n`);
  expect(output).toMatch(new RegExp(`\\* ${before} {2}built \\S+ {2}live`));
  expect(output).toMatch(
    /history, newest first\n.* rollback .* team:support {2}\(too loud\)\n.* promote .*\n.* canary .*\(50 %\)\n.* canary .*\(10 %: a try\)/,
  );
  const again = await release('--version', version);
  expect(again.output).toMatch(
    new RegExp(`^ {2}proved .*\\n(?: {4}.*\\n)* {2}live .*\\nsupport: ${version} is live\\n$`),
  );
});

test('a section that is withdrawn is off the site, and a version of it brings it back', async ({
  checkout,
  request,
}) => {
  const version = live(checkout);
  expect(await checkout.run('release', ['mf-support', 'withdraw', '--reason', 'closed'])).toEqual({
    code: 0,
    output: 'support is off the site; its releases stay in the store\n',
  });
  expect((await request.get('/support/download')).status()).toBe(404);
  expect(await checkout.run('release', ['mf-support', 'withdraw'])).toMatchObject({
    code: 1,
    output: expect.stringContaining('404 unknown-section'),
  });
  expect((await checkout.run('release', ['mf-support', 'list'])).output).toContain('support: nothing is live\n');
  expect((await checkout.run('release', ['mf-support', '--version', version])).code).toBe(0);
  expect((await request.get('/support/download')).status()).toBe(200);
});

test.describe('a call that makes no sense ends with 1 and says what would', () => {
  for (const [what, args, says] of [
    [
      'an unknown section',
      ['mf-nothing'],
      'There is no section "mf-nothing" (shell, mf-community, mf-education, mf-marketing, mf-support, services/account, services/community, services/content, services/education, services/support).\nnpm run release -- <section>',
    ],
    ['no section', [], 'Which section? (shell, '],
    ['an unknown command', ['mf-support', 'upgrade'], 'There is no "upgrade".\nnpm run release'],
    [
      'a canary of everybody and more',
      ['mf-support', '--canary', '120'],
      'A canary needs a percentage above 0 and at most 100 (it is "120").',
    ],
    [
      'a version that is not there',
      ['mf-support', '--version', 'abcdefabcdef'],
      'The portal answers 404 unknown-version: the portal has no such version: publish it first',
    ],
    ['an unknown option', ['mf-support', '--canry', '10'], "Unknown option '--canry'"],
  ] as const) {
    test(what, async ({ checkout }) => {
      const before = pointers(checkout);
      expect(await checkout.run('release', [...args])).toEqual({ code: 1, output: expect.stringContaining(says) });
      expect(pointers(checkout)).toBe(before);
    });
  }
});

test('without the right token nothing moves, and the audit log has the token that tried', async ({
  checkout,
  page,
  signIn,
}) => {
  const before = pointers(checkout);
  const token = (await checkout.run('release', ['mf-education', 'token'])).output.trim();
  const attempt = (RELEASE_TOKEN: string) => checkout.run('release', ['mf-support', 'rollback'], { RELEASE_TOKEN });
  expect(await attempt(token)).toEqual({
    code: 1,
    output: 'The portal answers 403 forbidden: this token belongs to another section\n',
  });
  expect(await attempt('release_wrong')).toMatchObject({
    code: 1,
    output: expect.stringContaining(
      '401 unauthorized: the portal does not know this token: `npm run release -- <section> token` prints',
    ),
  });
  expect(await checkout.run('release', ['mf-support', 'list'], { PORTAL_ORIGIN: checkout.origin })).toEqual({
    code: 1,
    output: 'RELEASE_TOKEN is missing: set it to the token of the section at that portal.\n',
  });
  expect(pointers(checkout)).toBe(before);
  await signIn(page, 'admin');
  await page.goto('/admin/audit?lang=en');
  // An unknown token is an anonymous client's, which writes nothing there: the portal's metrics count it
  await expect(page.getByRole('row').filter({ hasText: 'Release call refused' })).toHaveCount(1);
});

test('without a portal it says how to get one', async ({ checkout }) => {
  const nobody = await checkout.run('release', ['mf-support', 'list'], { PORTAL_DATA: checkout.root });
  expect(nobody).toEqual({
    code: 1,
    output: `No portal runs on ${checkout.root}: start it with npm start, or set PORTAL_ORIGIN and RELEASE_TOKEN for one elsewhere.\n`,
  });
  const silent = await checkout.run('release', ['mf-support', 'list'], {
    PORTAL_ORIGIN: 'http://127.0.0.1:9',
    RELEASE_TOKEN: 'release_x',
  });
  expect(silent).toMatchObject({
    code: 1,
    output: expect.stringMatching(/^http:\/\/127\.0\.0\.1:9 does not answer \(.+\)\n$/),
  });
});

test('what does not build ends with 1 and names the file', async ({ checkout }) => {
  const before = pointers(checkout);
  const broken = await withChange(
    checkout,
    'mf-support/src/routes.ts',
    (text) => `${text}\nconst broken = ;\n`,
    () => checkout.run('release', ['mf-support']),
  );
  expect(broken).toMatchObject({ code: 1, output: expect.stringContaining('mf-support/src/routes.ts') });
  const untranslated = await withChange(
    checkout,
    message,
    (text) => text.replace('"download"', '"downloads"'),
    () => checkout.run('release', ['mf-support']),
  );
  expect(untranslated).toEqual({
    code: 1,
    output: expect.stringContaining(
      'support: these messages exist in one language only: common.menu.download, common.menu.downloads\n',
    ),
  });
  expect(pointers(checkout)).toBe(before);
});

test('what the proof refuses ends with 1, with cause and mend', async ({ checkout }) => {
  const before = pointers(checkout);
  const change = (text: string) => `${text}\nthrow new Error('broken at the top');\n`;
  const { code, output } = await withChange(checkout, 'mf-support/src/definition.ts', change, () =>
    checkout.run('release', ['mf-support']),
  );
  expect(output).toMatch(
    / {2}published .*\nrefused:\n {2}bundle-throws: the server's bundle throws while it is loaded: Error: broken at the top.*\n {4}→ mend what src\/server\.ts imports/,
  );
  expect([code, pointers(checkout)]).toEqual([1, before]);
});

test('Ctrl-C while it builds leaves the pointers where they were, and the next release works', async ({ checkout }) => {
  const before = pointers(checkout);
  const staging = path.join(checkout.dataDir, 'builds/.staging');
  const { child, finished } = checkout.spawn('release', ['mf-support']);
  await expect.poll(() => existsSync(staging) && readdirSync(staging).length).toBeGreaterThan(0);
  child.kill('SIGINT');
  expect((await finished).code).toBe('SIGINT');
  expect(pointers(checkout)).toBe(before);
  expect((await shipped(checkout, 'Help after a pause')).code).toBe(0);
  expect(readdirSync(staging)).toEqual([]);
});
