import { describe, expect, test } from '@jest/globals';
import { mergedEdits } from './merged-edits.ts';

const base = { title: 'Day', place: 'Seoul', text: 'old' };

describe('edits of two people', () => {
  test('are both kept where they are of different fields', () => {
    const mine = { ...base, title: 'My day' };
    const theirs = { ...base, place: 'Busan' };
    expect(mergedEdits({ mine, theirs, base })).toEqual({ patch: { place: 'Busan' }, conflicts: [] });
  });

  test('are asked about where both changed a field in different ways', () => {
    const mine = { ...base, title: 'My day', text: 'same' };
    const theirs = { ...base, title: 'Their day', text: 'same' };
    expect(mergedEdits({ mine, theirs, base })).toEqual({
      patch: {},
      conflicts: [{ name: 'title', mine: 'My day', theirs: 'Their day' }],
    });
  });

  test('are asked about wherever they differ when nobody knows where a draft began', () => {
    const mine = { ...base, title: 'My day' };
    const theirs = { ...base, place: 'Busan' };
    expect(mergedEdits({ mine, theirs, base: undefined })).toEqual({
      patch: {},
      conflicts: [
        { name: 'title', mine: 'My day', theirs: 'Day' },
        { name: 'place', mine: 'Seoul', theirs: 'Busan' },
      ],
    });
  });
});
