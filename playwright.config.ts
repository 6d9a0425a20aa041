import { defineConfig } from '@playwright/test';
import { chromiumArguments, findChromium } from './infra/tooling/chromium/find-chromium.ts';

/** Browser tests against the whole portal; the global set-up starts it and tells the tests its address. */
export default defineConfig({
  testDir: '.',
  testMatch: /(?:shell|mf-\w+|services|infra)\/.*\.spec\.ts$/,
  testIgnore: ['**/*.trial.spec.ts', '**/node_modules/**', '**/dist/**', 'var/**'],
  globalSetup: './infra/tooling/e2e/global-setup.ts',
  fullyParallel: true,
  // Twice the cores that are expected: tests wait for pages as often as they compute.
  workers: 4,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  outputDir: 'test-results',
  reporter: [['list'], ['json', { outputFile: process.env.PLAYWRIGHT_RESULTS ?? 'test-results/results.json' }]],
  use: {
    browserName: 'chromium',
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    // Animations take as much of the processor as the pages; tests of motion ask for it
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: findChromium(), args: chromiumArguments },
    screenshot: 'only-on-failure',
  },
});
