import { describe, expect, test } from '@jest/globals';
import type { AdminTraining } from '../../api/admin-trainings.ts';
import { checkForm, copyOfForm, EMPTY_FORM, formOf, isMoved, type TrainingForm } from './training-form.ts';

const filled: TrainingForm = {
  ...EMPTY_FORM,
  title: '입문',
  type: '정기교육',
  content: '내용',
  startDate: '2026-12-01',
  endDate: '2026-12-02',
  startTime: '10:00',
  endTime: '17:00',
  capacity: '20',
};
const training = { ...filled, capacity: 20, reminderDays: 1, version: 3 } as Partial<AdminTraining> as AdminTraining;

describe('the form of a training', () => {
  test('asks for what a training cannot do without', () => {
    expect(Object.keys(checkForm(EMPTY_FORM))).toEqual([
      'type',
      'title',
      'content',
      'startDate',
      'endDate',
      'startTime',
      'endTime',
      'capacity',
    ]);
    expect(checkForm(filled)).toEqual({});
  });

  test.each(['0', '-1', '2.5', '1e3', '많이'])('refuses a capacity of %s', (capacity) => {
    expect(checkForm({ ...filled, capacity })).toEqual({ capacity: 'capacity' });
  });

  test('ends after it begins, and may last one day', () => {
    expect(checkForm({ ...filled, endDate: '2026-11-30' })).toEqual({ endDate: 'end-before-start' });
    expect(checkForm({ ...filled, endTime: '10:00' })).toEqual({ endTime: 'end-before-start' });
    expect(checkForm({ ...filled, endDate: '2026-12-01' })).toEqual({});
  });

  test('waits for images that are still under way, in both languages', () => {
    const content = '![실습실](#1)';
    expect(checkForm({ ...filled, content, contentEn: content })).toEqual({
      content: 'upload-unfinished',
      contentEn: 'upload-unfinished',
    });
  });

  test('is begun open for applications', () => expect(EMPTY_FORM.status).toBe('recruiting'));

  test('of a copy has everything but the days, and is open', () => {
    const copy = copyOfForm({ ...training, status: 'completed' });
    expect(copy).toMatchObject({ title: '입문', startTime: '10:00', startDate: '', endDate: '', status: 'recruiting' });
  });

  test('tells a move in time or place from other changes', () => {
    expect(isMoved(training, formOf(training))).toBe(false);
    expect(isMoved(training, { ...filled, title: '심화', capacity: '30' })).toBe(false);
    expect(isMoved(training, { ...filled, startTime: '09:00' })).toBe(true);
    expect(isMoved(training, { ...filled, place: '부산' })).toBe(true);
  });
});
