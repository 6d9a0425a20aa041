import { faultsOf, toBody, type Resource, type ResourceValues } from '@portal/kit/admin';
import { hasUnfinishedUpload } from '@portal/kit/editor';
import type { TrainingEdit } from '../../api/admin-trainings.ts';

const textOf = (values: ResourceValues, name: string): string => String(values[name] ?? '');

/** What is sent for the form. That it is an edit follows from the description of trainings; texts that are empty are sent as such. */
export function toEdit(resource: Resource, values: ResourceValues): TrainingEdit {
  const body = Object.entries(toBody(resource, resource.fields, values));
  return Object.fromEntries(body.map(([name, value]) => [name, value ?? ''])) as unknown as TrainingEdit;
}

/** Field → code of what is wrong; empty when the form may be sent. */
export function checkForm(resource: Resource, values: ResourceValues): Record<string, string> {
  const errors = faultsOf(resource.fields, values);
  const { capacity } = errors;
  if (capacity ? capacity !== 'required' : !/^\d+$/.test(textOf(values, 'capacity'))) errors['capacity'] = 'capacity';
  for (const field of ['content', 'contentEn'])
    if (hasUnfinishedUpload(textOf(values, field))) errors[field] = 'upload-unfinished';
  const isBefore = (one: string, other: string) =>
    !errors[one] && !errors[other] && textOf(values, one) < textOf(values, other);
  if (isBefore('endDate', 'startDate')) errors['endDate'] = 'end-before-start';
  if (!errors['startTime'] && !errors['endTime'] && textOf(values, 'endTime') <= textOf(values, 'startTime'))
    errors['endTime'] = 'end-before-start';
  return errors;
}
