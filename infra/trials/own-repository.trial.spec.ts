import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test as base, type Finished } from '../tooling/e2e/checkout-copy.ts';
import { whenShown } from '../tooling/e2e/when-shown.ts';

interface Repository {
  folder: string;
  env: Record<string, string | undefined>;
  /** Runs npm there; rejects with the output when it fails. Prints how long it took. */
  npm(...args: string[]): Promise<string>;
  /** Starts `npm run dev` there; resolves with the link that it prints. */
  dev(): Promise<{ link: string; stop(): Promise<void> }>;
  edit(file: string, before: string | RegExp, after: string): void;
}

function told(what: string, began: number): void {
  process.stdout.write(`  ${what.padEnd(36)} ${((performance.now() - began) / 1_000).toFixed(1).padStart(6)} s\n`);
}

/** Runs a program and collects what it prints. */
function run(command: string, args: string[], cwd: string, env: Repository['env']) {
  const child: ChildProcess = spawn(command, args, { cwd, env, detached: true });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = once(child, 'close').then(([code]) => ({ code: code as Finished['code'], output }));
  return { child, ended, output: () => output };
}

const test = base.extend<object, { repository: Repository }>({
  repository: [
    async ({ checkout }, use) => {
      const place = realpathSync(mkdtempSync(path.join(tmpdir(), 'own-repository-')));
      const [packages, folder] = [path.join(place, 'packages'), path.join(place, 'careers')];
      const must = async (what: string, work: Promise<Finished>) => {
        const began = performance.now();
        const { code, output } = await work;
        if (code !== 0) throw new Error(`${what}:\n${output}`);
        told(what, began);
        return output;
      };
      await must('packages packed', checkout.run('pack', [packages]));
      await must(
        'repository made',
        checkout.run('new-section', [
          'careers',
          '/careers',
          '--ko',
          '채용',
          '--en',
          'Careers',
          '--standalone',
          folder,
          '--packages',
          packages,
        ]),
      );
      const token = await must('token printed', checkout.run('release', ['careers', 'token']));
      // As in a shell of its own, not below the npm that runs the tests
      const outer = Object.entries(process.env).filter(
        ([name]) => !/^npm_|^NODE_OPTIONS$|^NODE_ENV$|^PLAYWRIGHT/.test(name),
      );
      const env = { ...Object.fromEntries(outer), PORTAL_ORIGIN: checkout.origin, RELEASE_TOKEN: token.trim() };
      await use({
        folder,
        env,
        npm: (...args) => must(`npm ${args.join(' ')}`, run('npm', args, folder, env).ended),
        async dev() {
          const began = performance.now();
          const { child, ended, output } = run('npm', ['run', 'dev'], folder, env);
          const link = await new Promise<string>((resolve, reject) => {
            child.stdout?.on('data', () => {
              const found = /http:\/\/localhost:\d+\/api\/portal\/preview\S+/.exec(output());
              if (found) resolve(found[0]);
            });
            void ended.then((done) => reject(new Error(done.output)));
          });
          told('npm run dev prints its link', began);
          return {
            link,
            async stop() {
              if (child.pid) process.kill(-child.pid, 'SIGINT');
              await ended;
            },
          };
        },
        edit(file, before, after) {
          const whole = path.join(folder, file);
          const text = readFileSync(whole, 'utf8');
          const changed = text.replace(before, after);
          if (changed === text) throw new Error(`${file} does not hold ${String(before)}`);
          writeFileSync(whole, changed);
        },
      });
      rmSync(place, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 600_000 },
  ],
});

test.describe.configure({ mode: 'serial', timeout: 600_000 });
test.use({ allowedConsole: [/404/] });

const titles = { ko: '채용', en: 'Careers' };

/** The page as its visitors get it: rendered by the server, hydrated, and the language changed without a new document. */
async function expectLive(page: Page, text: { ko: string; en: string }): Promise<void> {
  for (const lang of ['ko', 'en'] as const) {
    const answer = await page.request.get(`/careers?lang=${lang}`);
    expect(answer.status()).toBe(200);
    expect(await answer.text()).toContain(text[lang]);
    await page.goto(`/careers?lang=${lang}`);
    await whenShown(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles[lang]);
    await expect(page.getByText(text[lang])).toBeVisible();
  }
}

const first = {
  ko: '이 페이지는 별도의 저장소에서 만들어 배포합니다.',
  en: 'This page is built and released from a repository of its own.',
};
const second = { ko: '두 번째 판입니다.', en: 'This is the second version.' };

test('a section in its own repository is installed from packages, tested, built and released', async ({
  page,
  repository,
}) => {
  await repository.npm('install', '--no-audit', '--no-fund');
  expect(existsSync(path.join(repository.folder, 'node_modules/@portal/kit/package.json'))).toBe(true);
  expect(
    spawnSync('find', ['-L', 'node_modules/@portal', '-maxdepth', '1', '-type', 'l'], {
      cwd: repository.folder,
    }).stdout.toString(),
  ).toBe('');
  await repository.npm('test');
  expect(await repository.npm('run', 'build')).toMatch(/careers \w{12} is built/);
  expect(await repository.npm('run', 'release')).toMatch(/careers: \w{12} is live/);
  await expectLive(page, first);
});

test('an edited sentence and an edited component appear in an open page', async ({ page, repository }) => {
  const { link, stop } = await repository.dev();
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles.ko);
  await page.evaluate(() => document.documentElement.setAttribute('data-kept', 'yes'));
  const began = performance.now();
  repository.edit('mf-careers/src/pages/welcome.tsx', "{t('welcome.text')}", "{t('welcome.text')} 고쳤습니다.");
  await expect(page.getByText('고쳤습니다.')).toBeVisible();
  told('an edited component is shown', began);
  // In place: the document is still the same
  await expect(page.locator('html')).toHaveAttribute('data-kept', 'yes');
  repository.edit('mf-careers/src/pages/welcome.tsx', ' 고쳤습니다.', '');
  const text = performance.now();
  for (const lang of ['ko', 'en'] as const)
    repository.edit(`mf-careers/locales/${lang}/welcome.json`, first[lang], second[lang]);
  await expect(page.getByText(second.ko)).toBeVisible();
  told('an edited sentence is shown', text);
  await stop();
});

test('a second version goes live and is rolled back', async ({ page, repository }) => {
  await repository.npm('run', 'release');
  await expectLive(page, second);
  await repository.npm('run', 'release', '--', 'rollback');
  await expectLive(page, first);
  expect(await repository.npm('run', 'release', '--', 'list')).toMatch(/rollback/);
});
