import { describe, expect, test } from '@jest/globals';
import type { StoredTraining } from '../trainings/training-repository.ts';
import type { StoredApplication } from './application-repository.ts';
import { presentApplication } from './present-application.ts';

const shown = {
  applicationId: 3,
  educationId: 7,
  email: 'kim@example.com',
  name: '김하늘',
  phoneNumber: '010-0000-0001',
  company: '샘플정밀',
  position: '대리',
  application: '현장에 적용하려 합니다.',
  status: 'signup',
} as const;
const stored: StoredApplication = {
  ...shown,
  userId: 'kim',
  address: 'kim@example.com',
  isRepeat: false,
  enteredByStaff: false,
  attendedAt: null,
  version: 1,
  locale: 'ko',
  createdAt: new Date('2026-11-22T09:08:07Z'),
  cancelledAt: null,
  place: null,
};
const ahead = { startDate: '2026-12-01', startTime: '10:00', removedAt: null } as StoredTraining;
const before = '2026-12-01T09:59';

describe('an application as its owner sees it', () => {
  test('says what was applied for and when, and nothing of the account', () => {
    expect(presentApplication(stored, ahead, before)).toStrictEqual({
      ...shown,
      createdAt: '2026-11-22T09:08:07.000Z',
      cancellable: true,
    });
  });

  test('has a place while it waits, and may be cancelled all the same', () => {
    const waiting = { ...stored, status: 'waiting', place: 2 } as const;
    expect(presentApplication(waiting, ahead, before)).toMatchObject({
      status: 'waiting',
      place: 2,
      cancellable: true,
    });
  });

  test.each([
    ['it is cancelled', { ...stored, status: 'cancelled' } as const, ahead, before],
    ['its training was removed', stored, { ...ahead, removedAt: new Date('2026-11-30T00:00:00Z') }, before],
    ['its training has begun', stored, ahead, '2026-12-01T10:00'],
  ])('may not be cancelled once %s', (_what, application, training, wallClock) => {
    expect(presentApplication(application, training, wallClock).cancellable).toBe(false);
  });

  test('says when it was cancelled', () => {
    const cancelled = { ...stored, cancelledAt: new Date('2026-11-23T00:00:00Z') };
    expect(presentApplication(cancelled, ahead, before).cancelledAt).toBe('2026-11-23T00:00:00.000Z');
  });
});
