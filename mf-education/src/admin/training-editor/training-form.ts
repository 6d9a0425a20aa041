import { hasUnfinishedUpload } from '@portal/kit/editor';
import type { AdminTraining, TrainingEdit } from '../../api/admin-trainings.ts';

type NumberName = 'educationId' | 'version' | 'capacity' | 'reminderDays';

/** The values of the form: a training as its inputs hold it. */
export type TrainingForm = Omit<Pick<AdminTraining, keyof TrainingEdit & keyof AdminTraining>, NumberName> & {
  capacity: string;
  reminderDays: string;
  notify: boolean;
};

/** A new training: empty, and open for applications (spec, "Admin form"). */
export const EMPTY_FORM: TrainingForm = {
  title: '',
  titleEn: '',
  type: '',
  typeEn: '',
  content: '',
  contentEn: '',
  place: '',
  placeEn: '',
  status: 'recruiting',
  startDate: '',
  endDate: '',
  startTime: '',
  endTime: '',
  capacity: '',
  waitingList: true,
  reminderDays: '1',
  notify: true,
};

/** The form of a training that is there. */
export function formOf(training: AdminTraining): TrainingForm {
  const { notify, ...empty } = EMPTY_FORM;
  const names = Object.keys(empty) as (keyof typeof empty)[];
  const held = Object.fromEntries(names.map((name) => [name, training[name]]));
  return {
    ...held,
    notify,
    capacity: String(training.capacity),
    reminderDays: String(training.reminderDays),
  } as TrainingForm;
}

/** The form of a copy: its days are still to be chosen, and it is open for applications. */
export function copyOfForm(model: AdminTraining): TrainingForm {
  return { ...formOf(model), startDate: '', endDate: '', status: EMPTY_FORM.status };
}

const REQUIRED = ['type', 'title', 'content', 'startDate', 'endDate', 'startTime', 'endTime', 'capacity'] as const;

/** Field → code of what is wrong; empty when the form may be sent. */
export function checkForm(form: TrainingForm): Partial<Record<keyof TrainingForm, string>> {
  const errors: Partial<Record<keyof TrainingForm, string>> = {};
  for (const field of REQUIRED) if (form[field].trim() === '') errors[field] = 'required';
  for (const field of ['content', 'contentEn'] as const)
    if (hasUnfinishedUpload(form[field])) errors[field] = 'upload-unfinished';
  if (!errors.capacity && !/^[1-9]\d{0,4}$/.test(form.capacity)) errors.capacity = 'capacity';
  if (!errors.startDate && !errors.endDate && form.endDate < form.startDate) errors.endDate = 'end-before-start';
  if (!errors.startTime && !errors.endTime && form.endTime <= form.startTime) errors.endTime = 'end-before-start';
  return errors;
}

/** Whether saving moves the training in time or place, of which applicants are told. */
export function isMoved(before: AdminTraining, form: TrainingForm): boolean {
  return (['startDate', 'endDate', 'startTime', 'endTime', 'place', 'placeEn'] as const).some(
    (field) => before[field] !== form[field],
  );
}
