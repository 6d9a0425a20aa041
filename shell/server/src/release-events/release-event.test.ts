import { expect, test } from '@jest/globals';
import { eventOfMove, eventOfRefusal, eventsOfService } from './release-event.ts';

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
