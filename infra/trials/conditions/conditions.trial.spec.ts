import { expect, test } from '@playwright/test';
import { signIn } from '../../tooling/e2e/accounts.ts';
import { runningPortal } from '../../tooling/e2e/running-portal.ts';
import { watchConsole } from '../../tooling/e2e/watch-console.ts';
import { opensUntilShown } from '../../tooling/e2e/when-shown.ts';
import { conditions } from './conditions.ts';
import { findPages } from './site-pages.ts';
import { tryPage } from './try-page.ts';

/** Where people begin who are not signed in, and who are. */
const starts = {
  visitor: ['/', '/login', '/join', '/forgot-password', '/login/link', '/search?q=smart', '/support/question'],
  admin: ['/account', '/admin', '/news/edit', '/education/classroom/edit'],
} as const;
const minutes = 60_000;
/** What a call that fails on purpose leaves in the console. */
const expected = /Failed to load resource|net::ERR_|403 |404 /;

test.use({ screenshot: 'off' });

for (const [who, paths] of Object.entries(starts)) {
  test.describe(`pages as ${who}`, () => {
    for (const condition of conditions) {
      test(condition.name, async ({ browser }) => {
        test.setTimeout(20 * minutes);
        const { origin } = runningPortal();
        const base = { baseURL: origin, locale: 'ko-KR', reducedMotion: 'reduce' } as const;
        const context = await browser.newContext(base);
        const first = await context.newPage();
        opensUntilShown(first);
        if (who === 'admin') await signIn(first, 'admin');
        const pages = await findPages(first, [...paths]);
        const cookies = await context.cookies();
        const faults: string[] = [];
        let [cases, forms] = [0, 0];
        for (const path of pages.filter((each) => (who === 'admin' ? /^\/(?:admin|account)|\/edit/.test(each) : true)))
          for (const lang of ['ko', 'en']) {
            cases += 1;
            const own = await browser.newContext(base);
            await own.addCookies([
              ...cookies.filter(({ name }) => name !== 'locale'),
              { name: 'locale', value: lang, url: origin },
            ]);
            const console = watchConsole(own, origin);
            const page = await own.newPage();
            opensUntilShown(page);
            await condition.before(page, cases);
            await page.goto(path);
            await condition.after?.(page);
            const used = await tryPage(page, condition.isDoubled ?? false);
            forms += used.forms;
            const said = console.filter((line) => !expected.test(line) && !condition.expected?.test(line));
            for (const fault of [...used.faults, ...said]) faults.push(`${path} (${lang}): ${fault}`);
            await own.close();
          }
        await context.close();
        process.stdout.write(
          `  ${condition.name} as ${who}: ${cases} pages, ${forms} forms, ${faults.length} faults\n`,
        );
        expect(faults).toEqual([]);
      });
    }
  });
}
