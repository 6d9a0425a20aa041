import { afterEach, describe, expect, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { educationPortal } from '../../testing/education-portal.tsx';
import { sampleTraining } from '../../testing/sample-training.ts';
import type { ShownTraining } from './shown-training.ts';
import { TrainingStatus } from './training-status.tsx';

afterEach(cleanup);

/** What may have become of a training since its status was set. */
const since: Partial<ShownTraining>[] = [
  {},
  { derivedState: 'full' },
  { derivedState: 'full', acceptsApplications: false },
  { derivedState: 'past', acceptsApplications: false },
  { underWay: true, acceptsApplications: false },
];

describe.each([
  ['ko', 'recruiting', '모집중', 'success'],
  ['ko', 'completed', '모집종료', 'primary'],
  ['ko', 'postponed', '문의 필요', 'error'],
  ['en', 'recruiting', 'Open for applications', 'success'],
  ['en', 'completed', 'Applications closed', 'primary'],
  ['en', 'postponed', 'Ask us', 'error'],
] as const)('the badge (%s) of the status %s', (locale, status, label, tone) => {
  test.each(since)(`is "${label}" in the tone ${tone} with %j`, async (state) => {
    const { wrapper } = await educationPortal({ locale });
    const training = { ...sampleTraining(state), status: status as ShownTraining['status'] };
    render(<TrainingStatus training={training} />, { wrapper });
    expect(screen.getByText(label).className.split(' ')).toContain(tone);
  });
});
