import { randomBytes } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { startStack } from '../../local/stack/start-stack.ts';
import { builtReleases } from '../built-releases.ts';
import { requireObservatory } from './observatory.ts';

test('behind TLS, the first page reaches what the MDN Observatory gives at most', async () => {
  const stack = await startStack({
    releasesDir: builtReleases(),
    env: {
      LOG_LEVEL: 'warn',
      PUBLIC_ORIGIN: 'https://portal.example',
      ADMIN_EMAIL: 'observer@portal.example',
      ADMIN_PASSWORD: randomBytes(16).toString('hex'),
      SMWP_PASSWORD_KEY: randomBytes(32).toString('base64'),
      TOTP_KEY: randomBytes(32).toString('base64'),
    },
  });
  try {
    const { score, tests } = await requireObservatory(stack.portal.url);
    process.stdout.write(`${tests.map(({ name, points, found }) => `${name}: ${points} (${found})`).join('\n')}\n`);
    process.stdout.write(`MDN Observatory: ${score}\n`);
    expect(score).toBeGreaterThanOrEqual(135);
  } finally {
    await stack.stop();
  }
}, 120_000);
