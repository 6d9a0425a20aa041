import { expect, test } from '@jest/globals';
import {
  acknowledge,
  approve,
  decide,
  deviationSeconds,
  DUTIES,
  failHeater,
  firstCcp,
  holdLots,
  isDeviating,
  lastOf,
  LIMIT,
  measure,
  PROOF,
  repair,
  type Ccp,
} from './deviation.ts';

function until(ccp: Ccp, isThere: (ccp: Ccp) => boolean): Ccp {
  let now = ccp;
  for (let step = 0; step < 400 && !isThere(now); step += 1) now = measure(now);
  return now;
}
const deviated = () => until(failHeater(firstCcp(1)), ({ stage }) => stage === 'acknowledge');

test('stays under control until the heater fails', () => {
  const now = until(firstCcp(2), () => false);
  expect([now.stage, now.entries, isDeviating(now)]).toEqual(['control', [], false]);
  expect(Math.min(...now.temperatures)).toBeGreaterThan(87);
});

test('warns before the limit is crossed, and the deviation is noted with its first reading', () => {
  const now = deviated();
  expect(now.entries.map(({ key }) => key)).toEqual(['fault', 'warning', 'deviation']);
  expect(now.entries[2]).toEqual({ key: 'deviation', at: now.tick, temperature: lastOf(now) });
  expect([now.deviatedAt, isDeviating(now)]).toEqual([now.tick, true]);
  // Long enough for a person to see the warning, short enough to wait for
  expect(now.entries[2]!.at - now.entries[1]!.at).toBeGreaterThan(3);
  expect(now.tick).toBeLessThan(60);
});

test('takes the duties in their order only', () => {
  const start = deviated();
  expect(approve(repair(decide(holdLots(start), 'reheat')))).toBe(start);
  const acted = repair(decide(holdLots(acknowledge(start)), 'reheat'));
  expect(acted.stage).toBe('verify');
  expect(DUTIES.indexOf('verify')).toBe(4);
  expect(approve(acted)).toBe(acted);
});

test('holds the lots since the deviation and the one before', () => {
  const start = deviated();
  const later = until(acknowledge(start), ({ tick }) => tick >= start.tick + 40);
  const { heldLots = [] } = holdLots(later);
  expect(heldLots.length).toBeGreaterThanOrEqual(3);
  expect(heldLots).toEqual(heldLots.map((_, index) => heldLots[0]! + index));
});

test('counts as under control only after readings in a row within the limit', () => {
  const start = repair(decide(holdLots(acknowledge(deviated())), 'discard'));
  const proven = until(start, ({ stage }) => stage === 'approve');
  expect(proven.temperatures.slice(-PROOF).every((temperature) => temperature >= LIMIT)).toBe(true);
  expect(proven.temperatures.at(-PROOF - 1)).toBeLessThan(LIMIT);
  expect(deviationSeconds(proven)).toBe((proven.recoveredAt! - proven.deviatedAt!) * 5);
  const recorded = approve(proven);
  expect(recorded.entries.map(({ key }) => key).slice(3)).toEqual([
    'acknowledged',
    'held',
    'decided',
    'repaired',
    'verified',
    'approved',
  ]);
  expect([recorded.stage, recorded.action]).toEqual(['recorded', 'discard']);
});
