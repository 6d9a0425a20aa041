import { describe, expect, test } from '@jest/globals';
import { limitSettings, readLimits } from './limits.ts';

describe('the limits', () => {
  test('have defaults that fit each other', () => {
    const limits = readLimits({});
    expect(limits).toMatchObject({
      connectionsPerAddress: 512,
      bodyMs: 10_000,
      bodyMemoryBytes: 64 * 1024 * 1024,
      waitMs: 5_000,
    });
    expect(limits.callsPerAddress).toBeLessThan(limits.callsPerService / 2);
    expect(limits.uploadsPerAddress).toBeLessThan(limits.uploadsPerService);
  });

  test('are read in the units of their variables', () => {
    expect(
      readLimits({ LIMIT_BODY_SECONDS: '3', LIMIT_BODY_MEMORY_MB: '2', LIMIT_CALLS_PER_SERVICE: '5' }),
    ).toMatchObject({ bodyMs: 3_000, bodyMemoryBytes: 2 * 1024 * 1024, callsPerService: 5 });
  });

  test.each(['0', '-1', '1.5', 'many', '1e9', '99999999999'])('of %s stop the start in one line', (text) => {
    expect(() => readLimits({ LIMIT_CONNECTIONS: text })).toThrow(
      'LIMIT_CONNECTIONS is not valid: set it to a whole number from 1 to 1000000.',
    );
  });

  test('that nobody knows do so too', () => {
    expect(() => readLimits({ LIMIT_CONECTIONS: '5' })).toThrow(
      /^LIMIT_CONECTIONS is no limit of the portal; its limits are LIMIT_CONNECTIONS, /,
    );
  });

  test('all have a variable of their own', () => {
    const variables = Object.values(limitSettings).map(({ variable }) => variable);
    expect(new Set(variables).size).toBe(variables.length);
  });
});
