import { writeFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { signIn } from '../../tooling/e2e/accounts.ts';
import { runningPortal } from '../../tooling/e2e/running-portal.ts';
import { journeys } from './journeys.ts';
import { Listener } from './listener.ts';

for (const lang of ['ko', 'en'] as const)
  for (const { name, as, go } of journeys)
    test(`${name} (${lang})`, async ({ browser }) => {
      test.setTimeout(180_000);
      const { origin } = runningPortal();
      const context = await browser.newContext({ baseURL: origin, locale: lang, reducedMotion: 'reduce' });
      await context.addCookies([{ name: 'locale', value: lang, url: origin }]);
      const page = await context.newPage();
      if (as) await signIn(page, as);
      const listener = await Listener.start(page);
      try {
        await go(listener, lang, () => signIn(page));
      } finally {
        const heard = listener.lines.join('\n');
        writeFileSync(test.info().outputPath('heard.txt'), heard);
        if (process.env['PRINT_HEARD']) process.stdout.write(`\n# ${name} (${lang})\n${heard}\n`);
        await context.close();
      }
      expect(listener.faults).toEqual([]);
    });
