import { describe, expect, test } from '@jest/globals';
import { SiteShares } from './site-shares.ts';

const addressIn = (network: number, host = 1) => `198.51.${network}.${host}`;
const newcomer = '203.0.113.7';

/** Takes one unit after the other until the network gets no more; returns how many it got. */
function takeAll(shares: SiteShares, address: string, units = 1): number {
  let taken = 0;
  while (shares.take(address, units)) taken += 1;
  return taken;
}

describe('a budget that all visitors share', () => {
  test.each([
    [1, 1],
    [2, 1],
    [3, 1],
    [4, 2],
    [48, 24],
    [128, 64],
  ])('of %i units gives a network that is alone %i', (units, expected) => {
    expect(takeAll(new SiteShares({ units }), newcomer)).toBe(expected);
  });

  test('counts all addresses of a network together', () => {
    const shares = new SiteShares({ units: 8 });
    const taken = [1, 2, 3, 4, 5, 6].map((host) => shares.take(addressIn(1, host)));
    expect(taken).toEqual([true, true, true, true, false, false]);
    const ofSite = [1, 2, 3, 4].map((net) => new SiteShares({ units: 2 }).take(`2001:db8:1:${net}::1`));
    expect(ofSite).toEqual([true, true, true, true]);
    const six = new SiteShares({ units: 8 });
    expect([1, 2, 3, 4, 5, 6].filter((net) => six.take(`2001:db8:1:${net}::1`))).toEqual([1, 2, 3, 4]);
  });

  test.each([16, 64, 100, 512].flatMap((units) => [1, 3, 10].map((greedy) => [units, greedy] as const)))(
    'of %i units has the first one for a newcomer beside %i networks that take what they get',
    (units, greedy) => {
      // With 16 units a quarter is 4: so many networks get by
      const networks = Math.min(greedy, Math.floor(units / 4));
      for (let seed = 1; seed <= 5; seed += 1) {
        const shares = new SiteShares({ units });
        const random = randomFrom(seed);
        const held = Array.from({ length: networks }, () => 0);
        let alwaysHadRoom = true;
        for (let step = 0; step < 10 * units; step += 1) {
          const network = Math.floor(random() * networks);
          // Mostly they take; now and then one gives back, and takes again at once
          if (random() < 0.2 && (held[network] ?? 0) > 0) {
            shares.give(addressIn(network));
            held[network] = (held[network] ?? 0) - 1;
          }
          if (shares.take(addressIn(network, step % 250))) held[network] = (held[network] ?? 0) + 1;
          alwaysHadRoom &&= shares.hasRoomFor(newcomer);
        }
        expect(alwaysHadRoom).toBe(true);
        expect(shares.held).toBe(held.reduce((sum, each) => sum + each, 0));
        expect(Math.min(...held)).toBeGreaterThan(0);
      }
    },
  );

  test('gives a share of a quarter where that is the greatest', () => {
    const shares = new SiteShares({ units: 64, greatestShare: 1 / 4 });
    expect([1, 2, 3, 4].map((network) => takeAll(shares, addressIn(network)))).toEqual([16, 12, 9, 6]);
  });

  test('of memory has a whole first body for a newcomer', () => {
    const shares = new SiteShares({ units: 1_000, firstUnits: 60 });
    for (const network of [1, 2, 3]) takeAll(shares, addressIn(network), 7);
    expect(shares.take(newcomer, 25) && shares.take(newcomer, 35)).toBe(true);
    expect(shares.take(newcomer, 100)).toBe(false);
  });

  test('is whole again when all is given back', () => {
    const shares = new SiteShares({ units: 8 });
    const taken = takeAll(shares, newcomer);
    for (let unit = 0; unit < taken; unit += 1) shares.give(newcomer);
    expect(shares.held).toBe(0);
    expect(takeAll(shares, addressIn(1))).toBe(taken);
  });
});

/** Mulberry32: the same numbers from the same seed. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
