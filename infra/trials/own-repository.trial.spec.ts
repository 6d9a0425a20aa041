import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { CheckoutCopy } from '../tooling/e2e/checkout-copy.ts';
import { openPreview } from '../tooling/e2e/open-preview.ts';
import { whenShown } from '../tooling/e2e/when-shown.ts';
import { expect, run, test, told } from './own-repository/repository.ts';

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
  await openPreview(page, link);
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

const openings = (more: string) => `import { createWidget, useTranslation } from '@portal/kit';
import { messages } from '../messages.ts';

function Openings() {
  const { t } = useTranslation('careers');
  ${more}
  return <p data-openings>{t('welcome.title')}</p>;
}

export default createWidget({ name: 'openings', section: 'careers', bundles: ['welcome'], messages, Widget: Openings });
`;

test('a widget of the section stands on Home beside that of another section, and fails alone', async ({
  page,
  repository,
}) => {
  const file = path.join(repository.folder, 'mf-careers/src/widgets/openings.tsx');
  mkdirSync(path.dirname(file));
  writeFileSync(file, openings(''));
  repository.edit(
    'mf-careers/section.ts',
    '} satisfies',
    "  widgets: { 'home.news': { module: './widget-openings', file: './src/widgets/openings.tsx', order: 10 } },\n} satisfies",
  );
  repository.edit('mf-careers/src/server.ts', /^/, "import openings from './widgets/openings.tsx';\n");
  repository.edit('mf-careers/src/server.ts', '(definition)', "(definition, { './widget-openings': openings })");
  await repository.npm('run', 'release');
  const slot = page.locator('[data-slot="home.news"]');
  for (const lang of ['ko', 'en'] as const) {
    const places = (await (await page.request.get(`/?lang=${lang}`)).text()).split('data-slot="home.news"').slice(1);
    expect(places.map((html) => /data-openings[^>]*>[^<]+|<article/.exec(html)?.[0])).toEqual([
      '<article',
      expect.stringContaining(`>${titles[lang]}`),
    ]);
    await page.goto(`/?lang=${lang}`);
    await slot.last().scrollIntoViewIfNeeded();
    await expect(slot.last().getByText(titles[lang])).toBeVisible();
    await expect(slot.first().locator('article').first()).toBeVisible();
  }

  writeFileSync(file, openings("if (t) throw new Error('no openings');"));
  const refused = await run('npm', ['run', 'release'], repository.folder, repository.env).ended;
  expect(refused.output).toContain('the widget for the slot "home.news" does not render: render: Error: no openings');
});

test.describe('in browsers only', () => {
  test.use({ allowedConsole: [/404|no openings|error #\d+/] });

  test('a widget that fails leaves the widget beside it', async ({ page, repository }) => {
    writeFileSync(
      path.join(repository.folder, 'mf-careers/src/widgets/openings.tsx'),
      openings("if (typeof document !== 'undefined') throw new Error('no openings');"),
    );
    await repository.npm('run', 'release');
    await page.goto('/?lang=ko');
    const slot = page.locator('[data-slot="home.news"]');
    await slot.last().scrollIntoViewIfNeeded();
    await expect(slot.last().locator('[data-openings]')).toHaveCount(0);
    await expect(slot.first().locator('article').first()).toBeVisible();
    await slot.first().getByRole('button').first().click();
    await expect(slot.first().locator('article').first()).toBeVisible();
    await repository.npm('run', 'release', '--', 'rollback');
    writeFileSync(path.join(repository.folder, 'mf-careers/src/widgets/openings.tsx'), openings(''));
  });
});

/** Sources of the checkout, which a test edits as the platform team and a team of a section would. */
function sourcesOf({ root }: CheckoutCopy) {
  const edit = (file: string, change: (text: string) => string) => {
    const whole = path.join(root, file);
    const before = readFileSync(whole, 'utf8');
    const after = change(before);
    if (after === before) throw new Error(`${file} is as it was`);
    writeFileSync(whole, after);
  };
  return {
    edit,
    /** Takes the name that the next kit has for a component, in all sources of a section or of the shell. */
    follow(folder: string, name: string, next: string) {
      const taken = new RegExp(`(import \\{[^}]*?\\b)${name}(\\b[^}]*\\} from '@portal/kit')`, 's');
      for (const file of readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }))
        if (/(?<!\.test)\.tsx$/.test(file) && taken.test(readFileSync(path.join(root, folder, file), 'utf8')))
          edit(path.join(folder, file), (text) => text.replace(taken, `$1${next} as ${name}$2`));
    },
  };
}

test('the section and others stay on their major version of the kit while the shell and one section move to the next', async ({
  page,
  checkout,
  repository,
}) => {
  const { edit, follow } = sourcesOf(checkout);
  const release = async (name: string) => {
    const began = performance.now();
    const { code, output } = await checkout.run('release', [name]);
    told(`release of ${name}${code === 0 ? '' : ' is refused'}`, began);
    return { code, output };
  };
  // The next kit: a component has another name, and says on the page which kit it is of
  const { version } = JSON.parse(readFileSync(path.join(checkout.root, 'shell/kit/package.json'), 'utf8')) as {
    version: string;
  };
  edit('shell/kit/package.json', (text) => text.replace(`"version": "${version}"`, '"version": "2.0.0"'));
  edit('shell/kit/src/index.ts', (text) => text.replace('{ PageBanner }', '{ PageBanner as PageTitle }'));
  edit('shell/kit/src/ui/page-banner.tsx', (text) => text.replace('<header ', '<header data-kit="2" '));
  follow('shell/src', 'PageBanner', 'PageTitle');

  const alone = await release('shell');
  expect(alone.code).not.toBe(0);
  expect(alone.output).toContain(`careers asks for @portal/kit ^${version}, and the shell`);
  expect(alone.output).toContain('have the shell bring the earlier kit too (a dependency @portal/kit-<major>)');
  await expectLive(page, second);

  // What `npm install --workspace shell @portal/kit-1@npm:@portal/kit@1` does where a registry has the packages
  const earlier = path.join(checkout.root, 'node_modules/@portal/kit-1');
  mkdirSync(earlier);
  const archive = path.join(repository.packages, `portal-kit-${version}.tgz`);
  spawnSync('tar', ['-xzf', archive, '--strip-components=1', '-C', earlier], { stdio: 'inherit' });
  edit('shell/package.json', (text) =>
    text.replace('"dependencies": {', `"dependencies": {\n    "@portal/kit-1": "npm:@portal/kit@${version}",`),
  );
  const both = await release('shell');
  expect(both.output).toMatch(/shell: \w{12} is live/);
  const behind = new RegExp(`careers runs with the kit ${version} beside 2\\.0\\.0: its pages load \\d+ KiB more`);
  expect(both.output).toMatch(behind);

  const kitOf = async (address: string) => {
    const html = await (await page.request.get(address)).text();
    return html.includes('<header data-kit="2"') ? 'the next' : html.includes('<h1') ? 'the earlier' : 'none';
  };
  const kits = async () => [await kitOf('/careers'), await kitOf('/education/schedule'), await kitOf('/terms')];
  await expect.poll(kits).toEqual(['the earlier', 'the earlier', 'the next']);
  await expectLive(page, second);

  follow('mf-education/src', 'PageBanner', 'PageTitle');
  expect((await release('mf-education')).output).toMatch(/education: \w{12} is live/);
  await expect.poll(kits).toEqual(['the earlier', 'the next', 'the next']);
  for (const lang of ['ko', 'en'] as const)
    repository.edit(`mf-careers/locales/${lang}/welcome.json`, second[lang], first[lang]);
  repository.edit('mf-careers/src/pages/welcome.tsx', "{t('welcome.text')}", "{t('welcome.text')} 1");
  expect(await repository.npm('run', 'release')).toMatch(behind);
  await expectLive(page, first);

  // One tab, from a section on one kit to one on the other and back, and Home with the widget of a third
  await page.goto('/careers?lang=ko');
  await page.evaluate(() => document.documentElement.setAttribute('data-kept', 'yes'));
  for (const [link, heading, kit] of [
    ['/education/schedule', '교육일정', 1],
    ['/careers', titles.ko, 0],
    ['/', '', 0],
    ['/education/schedule', '교육일정', 1],
  ] as const) {
    await page.evaluate((href) => {
      const anchor = Object.assign(document.createElement('a'), { href, textContent: href });
      document.querySelector('main')?.append(anchor);
      anchor.click();
    }, link);
    await expect(page).toHaveURL(link);
    if (heading) await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    else {
      await page
        .locator('[data-slot="home.news"]')
        .first()
        .evaluate((place) => place.scrollIntoView());
      await expect(page.locator('[data-slot="home.news"] article').first()).toBeAttached();
    }
    await expect(page.locator('header[data-kit="2"]')).toHaveCount(kit);
    await expect(page.locator('html')).toHaveAttribute('data-kept', 'yes');
  }
});
