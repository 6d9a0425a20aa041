import type { Page } from '@playwright/test';

/** How far ahead the clock stops, so that what was under way has ended. */
const AHEAD_MS = 2_000;

/**
 * Stops the page's time. Timers then run only by `page.clock.runFor(ms)`, to the millisecond and however busy the machine
 * is; answers of the server still arrive.
 */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + AHEAD_MS);
}
