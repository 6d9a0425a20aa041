import { describe, expect, test } from '@jest/globals';
import { sampleApplicant } from '../../testing/sample-applicant.ts';
import { seatsTaken, viewApplicants } from './applicant-view.ts';

const people = [
  sampleApplicant({ applicationId: 1, name: '박서연', company: 'Sample Foods', createdAt: '2026-11-18T01:00:00Z' }),
  sampleApplicant({
    applicationId: 2,
    name: '김하늘',
    status: 'waiting',
    place: 1,
    phoneNumber: '+82 10-1234-5678',
    createdAt: '2026-11-19T01:00:00Z',
  }),
  sampleApplicant({ applicationId: 3, name: '이도윤', status: 'cancelled', createdAt: '2026-11-20T01:00:00Z' }),
];
const all = { status: '', search: '', sort: 'createdAt' } as const;
const names = (view: Partial<Parameters<typeof viewApplicants>[1]>) =>
  viewApplicants(people, { ...all, ...view }).map(({ name }) => name);

describe('the applicants of a training', () => {
  test('are narrowed down by what became of them', () => expect(names({ status: 'waiting' })).toEqual(['김하늘']));

  test('are found by name, company in any case, and phone number without its signs', () => {
    expect(names({ search: '이도' })).toEqual(['이도윤']);
    expect(names({ search: 'sample foods' })).toEqual(['박서연']);
    expect(names({ search: '1012345678' })).toEqual(['김하늘']);
    expect(names({ search: '하늘'.normalize('NFD') })).toEqual(['김하늘']);
    expect(names({ search: 'ＳＡＭＰＬＥ foods' })).toEqual(['박서연']);
  });

  test('are sorted by a column, in either direction', () => {
    expect(names({ sort: 'name' })).toEqual(['김하늘', '박서연', '이도윤']);
    expect(names({ sort: '-createdAt' })).toEqual(['이도윤', '김하늘', '박서연']);
    expect(names({ sort: 'position' })).toEqual(['박서연', '김하늘', '이도윤']);
  });

  test('those who wait or have cancelled hold no seat', () => expect(seatsTaken(people)).toBe(1));
});
