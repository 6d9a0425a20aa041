import { expect, test } from '@jest/globals';
import type { Cause } from '@portal/contract';
import { eventOfMove, eventOfRefusal, eventOfStay, eventsOfService } from './release-event.ts';

const at = '2025-03-04T15:05:09.000Z';

test('of a section only what goes back is told, with the version that was left', () => {
  expect(eventOfMove('news', { action: 'live', version: 'v2', from: 'v1', at, by: 'team:news' })).toBeUndefined();
  const back = { version: 'v1', from: 'v2', at } as const;
  expect(eventOfMove('news', { ...back, action: 'heal', by: 'portal', reason: '40 % failed' })).toMatchObject({
    event: 'healed',
    version: 'v2',
    live: 'v1',
    movedBy: 'portal',
    reason: '40 % failed',
  });
  expect(eventOfMove('news', { ...back, action: 'rollback', by: 'admin:u1', reason: 'Kim saw it' })).toMatchObject({
    event: 'rolled-back',
    movedBy: 'person',
    actorId: 'u1',
  });
});

test('what people write, and what they are called on the machine, is not told', () => {
  const event = eventOfMove('news', {
    action: 'rollback',
    version: 'v1',
    from: 'v2',
    at,
    by: 'admin:u1',
    reason: 'Kim',
  });
  expect(event).not.toHaveProperty('reason');
  const history = [{ action: 'rollback', version: 'v1', from: 'v2', at, by: 'kim', reason: 'Lee saw it' } as const];
  const service = { service: 'catalogue', section: 'news', live: 'v1', history, versions: [] };
  expect(JSON.stringify(eventsOfService(service))).not.toMatch(/kim|lee/i);
});

test('the same refusal within an hour has the same key, and one with other findings has not', () => {
  const refusal = { section: 'news', version: 'v1', by: 'team:news' };
  const finding = { code: 'bundle-throws', cause: 'it throws', mend: 'mend it' } as const;
  const key = (cause: string, now: number) =>
    eventOfRefusal({ ...refusal, findings: [{ ...finding, cause }] }, now).key;
  expect(key('a', 0)).toBe(key('a', 60_000));
  expect(key('a', 0)).not.toBe(key('b', 0));
  expect(key('a', 0)).not.toBe(key('a', 3_600_000));
});

test('of a canary of a service that was taken back the history names that version alone', () => {
  const history = [{ action: 'heal', version: 'v2', at, by: 'portal', reason: 'it crashed 2 times' } as const];
  expect(eventsOfService({ service: 'catalogue', section: 'news', live: 'v1', history, versions: [] })).toMatchObject([
    { event: 'healed', kind: 'service', version: 'v2', live: 'v1', movedBy: 'portal' },
  ]);
});

const pointer = { live: 'v2', history: [{ version: 'v2', from: 'v1', at, by: 'team:news', action: 'live' as const }] };
const stay = (because: NonNullable<Cause['stays']>['because']) => ({
  version: 'v2',
  at,
  by: 'portal',
  action: 'stay' as const,
  reason: 'seen by the portal',
  cause: {
    witness: 'browser' as const,
    rate: 1,
    visits: 5,
    predecessor: 'v1',
    rateBefore: 0,
    visitsBefore: 0,
    stays: { because, count: 0, renders: 0 },
  },
});

test.each(['no-browser', 'opens-again', 'overloaded', 'manual'] as const)(
  'of a version that stays under suspicion people are notified, once for each move and reason (%s)',
  (because) => {
    const event = eventOfStay('news', stay(because), pointer);
    expect(event).toMatchObject({
      event: 'held',
      version: 'v2',
      live: 'v2',
      movedBy: 'portal',
      reason: 'seen by the portal',
    });
    expect(eventOfStay('news', { ...stay(because), at: '2025-03-05T00:00:00.000Z' }, pointer)?.key).toBe(event?.key);
    const again = { ...pointer, history: [{ ...pointer.history[0]!, at: '2025-03-06T00:00:00.000Z' }] };
    expect(eventOfStay('news', stay(because), again)?.key).not.toBe(event?.key);
  },
);

test.each(['renders-again', 'predecessor-fails'] as const)(
  'of a version that the portal has cleared no one is notified (%s)',
  (because) => {
    expect(eventOfStay('news', stay(because), pointer)).toBeUndefined();
  },
);

test('of a version of a service that fails and stays its team is notified', () => {
  const history = [{ action: 'stay', version: 'v2', at, by: 'portal', reason: 'automatic rollback is off' } as const];
  expect(eventsOfService({ service: 'catalogue', section: 'news', live: 'v2', history, versions: [] })).toMatchObject([
    { event: 'held', kind: 'service', version: 'v2', live: 'v2', reason: 'automatic rollback is off' },
  ]);
});
