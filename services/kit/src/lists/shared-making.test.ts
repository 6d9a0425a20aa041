import { expect, test } from '@jest/globals';
import { sharedMaking } from './shared-making.ts';

test('what is asked for while it is made is made once, for each argument, and again afterwards, also after a failure', async () => {
  const made: string[] = [];
  const ends: (() => void)[] = [];
  const read = sharedMaking(async (name: string) => {
    made.push(name);
    await new Promise<void>((resolve) => ends.push(resolve));
    if (name === 'broken') throw new Error(name);
    return name.toUpperCase();
  });
  const asked = [read('ko'), read('en'), read('ko'), read('broken'), read('broken')];
  expect(made).toEqual(['ko', 'en', 'broken']);
  for (const end of ends.splice(0)) end();
  const outcomes = await Promise.allSettled(asked);
  expect(outcomes.map((outcome) => (outcome.status === 'fulfilled' ? outcome.value : 'failed'))).toEqual([
    'KO',
    'EN',
    'KO',
    'failed',
    'failed',
  ]);
  const again = [read('ko'), read('broken')];
  for (const end of ends.splice(0)) end();
  await Promise.allSettled(again);
  expect(made).toEqual(['ko', 'en', 'broken', 'ko', 'broken']);
});
