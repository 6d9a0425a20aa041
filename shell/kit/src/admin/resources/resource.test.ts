import { describe, expect, test } from '@jest/globals';
import { pagedRooms, rooms, sampleField, sampleRoom } from '../testing/sample-resource.ts';
import { faultsOf, toBody, toValues } from './resource-values.ts';
import { inputsOf, textOf } from './resource.ts';

const { entryId: _id, version: _version, updatedAt: _at, ...stored } = sampleRoom('7');

describe('an entry in a form', () => {
  test('is sent as it was stored when nothing is changed', () => {
    expect(toBody(rooms, rooms.fields, toValues(rooms, { entry: sampleRoom('7') }))).toEqual(stored);
  });

  test('is shown unless it is hidden, where it can be hidden', () => {
    const hidden = toValues(rooms, { entry: sampleRoom('7', { hidden: true }) });
    expect(hidden['isShown']).toBe(false);
    expect(toBody(rooms, rooms.fields, hidden)['hidden']).toBe(true);
    expect(toBody(rooms, rooms.fields, toValues(rooms))['hidden']).toBe(false);
    expect(toBody(pagedRooms, rooms.fields, toValues(pagedRooms))).not.toHaveProperty('hidden');
  });

  test('begins with the defaults, and a copy with what is copied', () => {
    expect(toValues(rooms)).toMatchObject({ titleKo: '', titleEn: '', seats: '20', hasScreen: true, floor: '' });
    expect(toValues(rooms, { model: sampleRoom('7', { floor: 'second' }) })).toMatchObject({
      titleKo: '',
      floor: 'second',
      seats: '20',
    });
  });

  test('is sent without spaces around texts, with lists split at commas, and null for what is empty', () => {
    const values = {
      ...toValues(rooms),
      titleKo: ' 큰 강의실 ',
      doors: ' 동쪽, ,서쪽 ',
      'tools:camera': true,
      seats: '8',
    };
    expect(toBody(rooms, rooms.fields, values)).toMatchObject({
      titleKo: '큰 강의실',
      titleEn: null,
      doors: ['동쪽', '서쪽'],
      tools: ['camera'],
      seats: 8,
      phone: null,
      opensAt: null,
      pictureId: null,
    });
    expect(toBody(rooms, rooms.fields, { ...values, doors: ' ' })['doors']).toEqual([]);
  });

  test('asks for what is required; English may stay empty', () => {
    expect(faultsOf(rooms.fields, { ...toValues(rooms), seats: ' ' })).toEqual({
      code: 'required',
      titleKo: 'required',
      floor: 'required',
      seats: 'required',
      openedOn: 'required',
    });
    expect(faultsOf(rooms.fields, toValues(rooms, { entry: sampleRoom('7') }))).toEqual({});
  });

  test.each([
    ['많이', 'wrong-type'],
    ['1e1', 'wrong-type'],
    ['0', 'too-small'],
    ['41', 'too-large'],
    ['40', undefined],
    ['2.5', 'wrong-type'],
  ])('%s seats: %s', (seats, fault) => {
    const values = { ...toValues(rooms, { entry: sampleRoom('7') }), seats };
    expect(faultsOf(rooms.fields, values)['seats']).toBe(fault);
  });

  test.each([
    ['-37.5', undefined],
    ['37', undefined],
    ['37.', 'wrong-type'],
  ])('at the latitude %s, which is decimal: %s', (latitude, fault) => {
    const field = sampleField('latitude', 'number', '위도', { isDecimal: true });
    expect(faultsOf([field], { latitude })['latitude']).toBe(fault);
  });

  test.each([
    ['동쪽, 서쪽,', undefined],
    ['동쪽, 서쪽, 남쪽', 'too-many'],
  ])('with the list "%s", which has at most two items: %s', (doors, fault) => {
    const values = { ...toValues(rooms, { entry: sampleRoom('7') }), doors };
    expect(faultsOf(rooms.fields, values)['doors']).toBe(fault);
  });

  test('that may have no number is not cleared by a text that is none', () => {
    const field = sampleField('seats', 'number', '자리', { isRequired: false });
    expect(faultsOf([field], { seats: '많이' })).toEqual({ seats: 'wrong-type' });
    expect(toBody(pagedRooms, [field], { seats: '' })).toEqual({ seats: null });
  });
});

test('a bilingual field has two inputs, the second of which is never required', () => {
  const [, title] = rooms.fields;
  expect(inputsOf([title!]).map(({ name, isRequired }) => [name, isRequired])).toEqual([
    ['titleKo', true],
    ['titleEn', false],
  ]);
});

test('options are shown by their labels in either language, and one that is gone by its value', () => {
  const [floor, tools] = ['floor', 'tools'].map((name) => rooms.fields.find((field) => field.name === name)!);
  expect(textOf(floor!, 'second', 'ko')).toBe('2층');
  expect(textOf(floor!, 'cellar', 'ko')).toBe('cellar');
  expect(textOf(tools!, ['board', 'camera'], 'ko')).toBe('칠판, 카메라');
  expect(textOf(tools!, ['board'], 'en')).toBe('board');
});
