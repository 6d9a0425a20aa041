import { setTimeout as wait } from 'node:timers/promises';

/** Asks again until the answer is true; false when it never was. */
export async function eventually(ask: () => Promise<boolean> | boolean, limitMs = 5_000): Promise<boolean> {
  const end = performance.now() + limitMs;
  while (performance.now() < end) {
    if (await ask()) return true;
    await wait(40);
  }
  return false;
}
