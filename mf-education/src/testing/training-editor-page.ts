import { expect } from '@jest/globals';
import type { MockApi } from '@portal/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { AdminTraining } from '../api/admin-trainings.ts';
import type { paths } from '../api/types.generated.ts';
import { admin, openEducation } from './open-education.tsx';
import { fillIn, press as pressIn } from './page-parts.ts';
import { describeResources } from './resources.ts';
import { editedTraining, storedTraining } from './sample-training.ts';
import { words } from './words.ts';

const locale = 'en';
const say = words[locale];

/** What the fields of the editor are called. */
export const label = {
  type: 'Type (Korean)',
  title: 'Training (Korean)',
  titleEn: 'Training (English)',
  content: 'What it covers (Korean)',
  startDate: 'First day',
  endDate: 'Last day',
  startTime: 'Begins at',
  endTime: 'Ends at',
  capacity: 'Capacity',
  place: 'Place (Korean)',
  status: 'Status',
  waiting: 'Keep a waiting list once every seat is taken',
  notify: 'Tell the applicants when date, time or place changes',
};

/** The response to `admin/notified`: how many are mailed when one of the fields changes. */
export const notifiedOf = (notified: number, applicants = notified) => ({
  applicants,
  notified,
  moving: ['startDate', 'endDate', 'startTime', 'endTime', 'place', 'placeEn'],
});

/** The schedule of an admin, in English, with a training and its editor. */
export function trainingEditorPage(api: MockApi<paths>) {
  const stored = (values: Partial<AdminTraining> = {}) =>
    editedTraining({
      educationId: 7,
      title: 'SMWP',
      version: 3,
      startDate: '2031-12-01',
      endDate: '2031-12-02',
      place: '서울',
      ...values,
    });

  const dialog = () => [...document.querySelectorAll('dialog')].at(-1)!;
  const field = (name: string) => within(dialog()).getByLabelText<HTMLInputElement>(name);
  const type = (name: string, value: string) => fillIn(field(name), value);
  const press = (name: string) => pressIn(dialog(), name);

  async function openSchedule(url = '/education/schedule') {
    describeResources(api);
    api.answer('GET /api/education/view', [storedTraining({ educationId: 7, title: 'SMWP' })]);
    return openEducation(url, { locale, user: admin });
  }

  /** Opens the form for a training that is there. */
  async function openEditor(
    training: AdminTraining = stored(),
    notified: ReturnType<typeof notifiedOf> | (() => Response) = notifiedOf(0),
  ) {
    api.answer('GET /api/education/admin/trainings/7', training);
    api.answer('GET /api/education/admin/notified', notified);
    const page = await openSchedule('/education/schedule?training=7');
    await press(say.edit);
    await screen.findByRole('dialog', { name: say.change });
    await waitFor(() => expect(field(label.title).value).toBe(training.title));
    return page;
  }

  return { stored, dialog, field, type, press, openSchedule, openEditor };
}
