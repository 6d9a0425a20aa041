import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { createKeyFinder } from './jwks.ts';
import { publicJwk } from './public-key.ts';

const key = publicJwk(
  generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
);

function finder(answer: () => unknown = () => ({ keys: [key] })) {
  const state = { fetches: 0, now: 0 };
  const find = createKeyFinder('http://account', {
    cooldownMs: 5_000,
    freshMs: 600_000,
    now: () => state.now,
    fetchJson: async () => {
      state.fetches += 1;
      return answer();
    },
  });
  return { find, state };
}

describe('the key finder', () => {
  test('fetches once for any number of requests at once and afterwards', async () => {
    const { find, state } = finder();
    const found = await Promise.all(Array.from({ length: 20 }, () => find(key.kid)));
    expect(new Set(found).size).toBe(1);
    await find(key.kid);
    expect(state.fetches).toBe(1);
  });

  test('answers 401 for unknown key ids, at the price of one fetch however many come', async () => {
    const { find, state } = finder();
    await find(key.kid);
    state.now = 6_000;
    for (let id = 0; id < 10; id += 1) await expect(find(`forged-${id}`)).rejects.toMatchObject({ statusCode: 401 });
    expect(state.fetches).toBe(2);
  });

  test('uses a new key after the cooldown', async () => {
    const later = publicJwk(
      generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    );
    const keys = [key];
    const { find, state } = finder(() => ({ keys }));
    await find(key.kid);
    keys.push(later);
    await expect(find(later.kid)).rejects.toMatchObject({ statusCode: 401 });
    state.now = 5_001;
    await expect(find(later.kid)).resolves.toContain('PUBLIC KEY');
  });

  test('keeps the keys that it has while account is down', async () => {
    let isUp = true;
    const { find, state } = finder(() => {
      if (!isUp) throw new Error('down');
      return { keys: [key] };
    });
    await find(key.kid);
    isUp = false;
    state.now = 700_000;
    await expect(find(key.kid)).resolves.toContain('PUBLIC KEY');
    expect(state.fetches).toBe(2);
  });

  test('says 503, not 401, while it has never seen a key', async () => {
    const { find } = finder(() => {
      throw new Error('down');
    });
    await expect(find(key.kid)).rejects.toMatchObject({ statusCode: 503, code: 'keys-unavailable' });
  });

  test('asks once more when the replica that it asked has just ended', async () => {
    let replicas = 2;
    const { find, state } = finder(() => {
      replicas -= 1;
      if (replicas === 1) throw new Error('ended');
      return { keys: [key] };
    });
    await expect(find(key.kid)).resolves.toContain('PUBLIC KEY');
    expect(state.fetches).toBe(2);
  });

  test('has the first keys half a second after account is back, and asks no more often before', async () => {
    let isUp = false;
    const { find, state } = finder(() => {
      if (!isUp) throw new Error('down');
      return { keys: [key] };
    });
    for (let call = 0; call < 10; call += 1) await expect(find(key.kid)).rejects.toMatchObject({ statusCode: 503 });
    expect(state.fetches).toBe(2);
    isUp = true;
    state.now = 501;
    await expect(find(key.kid)).resolves.toContain('PUBLIC KEY');
  });

  test('takes no key of another kind', async () => {
    const rsa = {
      ...generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey.export({ format: 'jwk' }),
      kid: 'rsa',
      alg: 'ES256',
    };
    const { find } = finder(() => ({ keys: [key, rsa, { kid: 'oct', kty: 'oct', k: 'c2VjcmV0' }, null] }));
    await expect(find('rsa')).rejects.toMatchObject({ statusCode: 401 });
    await expect(find('oct')).rejects.toMatchObject({ statusCode: 401 });
    await expect(find(key.kid)).resolves.toContain('PUBLIC KEY');
  });
});
