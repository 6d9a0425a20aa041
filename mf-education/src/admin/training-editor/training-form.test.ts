import { describe, expect, test } from '@jest/globals';
import { toValues, type Resource, type ResourceValues } from '@portal/kit/admin';
import resources from '../../testing/resources.generated.json' with { type: 'json' };
import { editedTraining } from '../../testing/sample-training.ts';
import { checkForm } from './training-form.ts';

const [description] = resources as unknown as Resource[];
const resource = { ...description!, address: '/api/education/admin/trainings' };
const empty = toValues(resource);
const filled: ResourceValues = {
  ...empty,
  title: '입문',
  type: '정기교육',
  content: '내용',
  startDate: '2026-12-01',
  endDate: '2026-12-02',
  startTime: '10:00',
  endTime: '17:00',
  capacity: '20',
};
const training = editedTraining({ title: '입문', startDate: '2026-12-01', endDate: '2026-12-02', capacity: 20 });

describe('the form of a training', () => {
  test('asks for what a training cannot do without', () => {
    expect(new Set(Object.keys(checkForm(resource, empty)))).toEqual(
      new Set(['type', 'title', 'content', 'startDate', 'endDate', 'startTime', 'endTime', 'capacity']),
    );
    expect(checkForm(resource, filled)).toEqual({});
  });

  test.each(['0', '-1', '2.5', '1e3', '많이'])('refuses a capacity of %s', (capacity) => {
    expect(checkForm(resource, { ...filled, capacity })).toEqual({ capacity: 'capacity' });
  });

  test('ends after it begins, and may last one day', () => {
    expect(checkForm(resource, { ...filled, endDate: '2026-11-30' })).toEqual({ endDate: 'end-before-start' });
    expect(checkForm(resource, { ...filled, endTime: '10:00' })).toEqual({ endTime: 'end-before-start' });
    expect(checkForm(resource, { ...filled, endDate: '2026-12-01' })).toEqual({});
  });

  test('waits for images that are still under way, in both languages', () => {
    const content = '![실습실](#1)';
    expect(checkForm(resource, { ...filled, content, contentEn: content })).toEqual({
      content: 'upload-unfinished',
      contentEn: 'upload-unfinished',
    });
  });

  test('is begun open for applications', () => expect(empty['status']).toBe('recruiting'));

  test('of a copy has everything but the days, and is open', () => {
    const copy = toValues(resource, { model: { ...training, status: 'completed' } });
    expect(copy).toMatchObject({ title: '입문', startTime: '10:00', startDate: '', endDate: '', status: 'recruiting' });
  });
});
