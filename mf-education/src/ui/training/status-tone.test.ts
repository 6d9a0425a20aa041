import { expect, test } from '@jest/globals';
import { sampleTraining } from '../../testing/sample-training.ts';
import { statusTone } from './status-tone.ts';

test.each([
  ['recruiting', true, 'success'],
  ['recruiting', false, 'neutral'],
  ['completed', false, 'primary'],
  ['postponed', false, 'error'],
])('the status %s, applications taken: %s, is %s in tone', (status, acceptsApplications, tone) => {
  expect(statusTone({ ...sampleTraining(), status: status as 'recruiting', acceptsApplications })).toBe(tone);
});
