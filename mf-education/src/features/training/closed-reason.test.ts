import { describe, expect, test } from '@jest/globals';
import { sampleTraining } from '../../testing/sample-training.ts';
import { closedReason } from './closed-reason.ts';

describe('why a training takes no application', () => {
  test.each([
    [{ acceptsApplications: true }, undefined],
    [{ acceptsApplications: true, derivedState: 'full' }, undefined],
    [{ acceptsApplications: false, derivedState: 'past', status: 'completed' }, 'past'],
    [{ acceptsApplications: false, status: 'completed' }, 'completed'],
    [{ acceptsApplications: false, derivedState: 'full', waitingList: false }, 'full'],
    [{ acceptsApplications: false }, 'begun'],
    [{ acceptsApplications: false, derivedState: 'full' }, 'begun'],
  ] as const)('%j: %s', (values, reason) => expect(closedReason(sampleTraining(values))).toBe(reason));
});
