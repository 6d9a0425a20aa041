import { describe, expect, test } from '@jest/globals';
import { differenceOf } from './difference.ts';

describe('the difference of two texts', () => {
  test('goes by words, not by letters', () => {
    expect(differenceOf('The schedule was moved', 'The room was moved')).toEqual([
      { kind: 'same', text: 'The ' },
      { kind: 'removed', text: 'schedule' },
      { kind: 'added', text: 'room' },
      { kind: 'same', text: ' was moved' },
    ]);
  });

  test('shows a Korean word that changed as a whole', () => {
    const changed = differenceOf('교육 일정을 바꿉니다', '교육 장소를 바꿉니다').filter(({ kind }) => kind !== 'same');
    expect(changed).toEqual([
      { kind: 'removed', text: '일정을' },
      { kind: 'added', text: '장소를' },
    ]);
  });

  test('shows a line break that came', () => {
    expect(differenceOf('one two', 'one\ntwo').filter(({ kind }) => kind === 'added')).toEqual([
      { kind: 'added', text: '\n' },
    ]);
  });

  test('of equal texts is one stretch', () => {
    expect(differenceOf('같은 글', '같은 글')).toEqual([{ kind: 'same', text: '같은 글' }]);
  });
});
