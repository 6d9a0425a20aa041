import { afterEach, describe, expect, test } from '@jest/globals';
import { act, cleanup, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { rowFields, TrainingRows } from '../features/schedule/training-rows.tsx';
import { detailFields, TrainingDetails } from '../features/training/training-details.tsx';
import { educationPortal } from '../testing/education-portal.tsx';
import { sampleTraining } from '../testing/sample-training.ts';
import type { ShownFields, ShownTraining } from '../ui/training/shown-training.ts';

afterEach(cleanup);

/** Without a free seat, so that it matters whether others may wait. */
const training = sampleTraining({ derivedState: 'full', acceptsApplications: false, endDate: '2026-12-02' });
const others: { [Name in keyof ShownFields]: ShownTraining[Name] } = {
  type: '수시교육',
  status: 'completed',
  title: '심화 과정',
  content: '다른 내용',
  startDate: '2026-11-30',
  endDate: '2026-12-03',
  startTime: '09:00',
  endTime: '18:00',
  place: '부산',
  capacity: 11,
  waitingList: false,
};

async function textOf(view: ReactElement): Promise<string> {
  const { wrapper } = await educationPortal();
  const { container, unmount } = await act(async () => render(view, { wrapper }));
  const text = container.textContent ?? '';
  unmount();
  return text;
}

describe.each([
  ['the dialog', detailFields, (of: ShownTraining) => <TrainingDetails training={of} />],
  [
    'a line of the list',
    rowFields,
    (of: ShownTraining) => <TrainingRows trainings={[of]} today="2026-12-01" hrefOf={() => '/education/schedule'} />,
  ],
] as const)('%s', (_name, shown, view) => {
  test.each(Object.entries(shown))('shows %s: %s', async (name, isShown) => {
    const [, other] = Object.entries(others).find(([each]) => each === name) ?? [];
    const changed = await textOf(view({ ...training, [name]: other }));
    expect(changed !== (await textOf(view(training)))).toBe(isShown);
  });
});
