import { describe, expect, test } from '@jest/globals';
import { defineResource } from './define-resource.ts';
import { describeResource } from './describe-resource.ts';
import type { Changes, Entry, NewValues } from './field-values.ts';
import { checkbox, date, list, multiselect, number, select, text, textarea } from './fields.ts';

const label = { ko: '이름', en: 'Name' };
const words = { one: { ko: '쪽지', en: 'Note' }, many: { ko: '쪽지', en: 'Notes' } };
const rights = { read: 'agent', write: 'editor' } as const;
const common = { name: 'note', path: 'notes', table: 'notes', words, rights } as const;

const notes = defineResource({
  ...common,
  title: 'titleKo',
  order: '-startDate',
  constraints: { two_languages: 'titleEn' },
  fields: {
    titleKo: text({ label, bilingual: true, required: true, listed: true, searched: true }),
    place: text({ label, bilingual: true, hint: { ko: '어디', en: 'Where' } }),
    startDate: date({ label, required: true, sorted: true, copied: true }),
    state: select({ label, options: { open: label, done: label }, filtered: true, fixed: true }),
    seats: number({ label, decimal: true, minimum: 1, maximum: 9, default: 3 }),
    isPinned: checkbox({ label }),
    tags: list({ label, maxItems: 4 }),
    kinds: multiselect({ label, options: { one: label, two: label } }),
    content: textarea({ label, exported: true }),
  },
  rules: ({ place, placeEn }) => ({ place: place === null && placeEn !== null ? 'incomplete' : undefined }),
});
type NoteFields = typeof notes.fields;

describe('a resource', () => {
  test('has two values of a bilingual field, whose English name and columns follow from the Korean one', () => {
    expect(notes.inputs.slice(0, 4).map(({ name, column }) => [name, column])).toEqual([
      ['titleKo', 'titleKo'],
      ['titleEn', 'titleEn'],
      ['place', 'placeKo'],
      ['placeEn', 'placeEn'],
    ]);
  });

  test('is described for the views of admins', () => {
    const { fields, ...described } = describeResource(notes, true);
    expect(described).toEqual({
      computed: [],
      name: 'note',
      path: 'notes',
      words: { ...words, lead: null },
      title: 'titleKo',
      isSingle: false,
      isOrdered: false,
      isWhole: false,
      isHideable: false,
      hasTrash: false,
      hasSearch: true,
      hasExport: true,
      sort: '-startDate',
      rights,
      mayWrite: true,
    });
    expect(fields[1]).toEqual({
      name: 'place',
      english: 'placeEn',
      kind: 'text',
      label,
      hint: { ko: '어디', en: 'Where' },
      isRequired: false,
      isListed: false,
      isSorted: false,
      isFiltered: false,
      isCopied: false,
      isFixed: false,
      isInTrash: false,
      maxLength: 200,
      minimum: null,
      maximum: null,
      isDecimal: false,
      maxItems: null,
      options: [],
      default: null,
    });
    expect(fields.slice(2, 5)).toMatchObject([
      { name: 'startDate', english: null, isSorted: true, isCopied: true, maxLength: null },
      {
        name: 'state',
        isFiltered: true,
        isFixed: true,
        options: [
          { value: 'open', label },
          { value: 'done', label },
        ],
      },
      { name: 'seats', minimum: 1, maximum: 9, isDecimal: true, maxItems: null, default: 3 },
    ]);
    expect(fields[6]).toMatchObject({ name: 'tags', maxItems: 4 });
  });
});

describe('types of values follow from the description', () => {
  test('of an entry, a new entry and a change', () => {
    const entry = {
      entryId: '1',
      version: 1,
      updatedAt: '2030-01-01T00:00:00.000Z',
      titleKo: '제목',
      titleEn: null,
      place: null,
      placeEn: null,
      startDate: '2030-01-01',
      state: 'open',
      seats: 3,
      isPinned: false,
      tags: [],
      kinds: ['one'],
      content: null,
    } satisfies Entry<NoteFields>;
    const added: NewValues<NoteFields> = { titleKo: entry.titleKo, startDate: entry.startDate };
    const changes: Changes<NoteFields> = { isPinned: true, placeEn: null };
    // @ts-expect-error a required value is left out
    const incomplete: NewValues<NoteFields> = { titleKo: '제목' };
    // @ts-expect-error a required value is null
    const empty: Changes<NoteFields> = { titleKo: null };
    // @ts-expect-error a value that none of the options is
    const unknown: NewValues<NoteFields> = { ...added, state: 'later' };
    // @ts-expect-error a fixed value is changed
    const fixed: Changes<NoteFields> = { state: 'done' };
    // @ts-expect-error a name that no field has
    const misspelt: Changes<NoteFields> = { placeEnglish: null };
    expect([changes, incomplete, empty, unknown, fixed, misspelt]).toHaveLength(6);
  });
});

describe('a mistake in a description is a type error', () => {
  const titleKo = text({ label, bilingual: true, required: true });
  const fields = { titleKo, seats: number({ label, sorted: true }) };

  test('a name that no field has', () => {
    // @ts-expect-error `titel` is no field
    defineResource({ ...common, order: 'manual', title: 'titel', fields });
    // @ts-expect-error the list is not sorted by `seat`
    defineResource({ ...common, order: '-seat', title: 'titleKo', fields });
    // @ts-expect-error `titleKo` is no field by which a list is sorted
    defineResource({ ...common, order: 'titleKo', title: 'titleKo', fields });
    // @ts-expect-error `titleKorean` is no value
    defineResource({ ...common, order: 'manual', title: 'titleKo', constraints: { whole: 'titleKorean' }, fields });
    // @ts-expect-error a finding is at no value
    defineResource({ ...common, order: 'manual', title: 'titleKo', fields, rules: () => ({ seat: 'full' }) });
    // @ts-expect-error a rule reads no value
    defineResource({ ...common, order: 'manual', title: 'titleKo', fields, rules: ({ seat }) => ({ seats: seat }) });
    expect(defineResource({ ...common, order: '-seats', title: 'titleKo', fields }).sort).toBe('-seats');
  });

  test('a label that is missing, or missing in a language', () => {
    // @ts-expect-error no label
    text({ required: true });
    // @ts-expect-error no English
    text({ label: { ko: '이름' } });
    // @ts-expect-error an option without a label
    select({ label, options: { open: { ko: '열림' } } });
    // @ts-expect-error a name without Korean
    defineResource({ ...common, words: { ...words, one: { en: 'Note' } }, order: 'manual', title: 'titleKo', fields });
    expect(titleKo.label).toEqual(label);
  });

  test('a flag that is misspelt, or that its kind does not have', () => {
    // @ts-expect-error misspelt
    text({ label, requird: true });
    // @ts-expect-error a date has no length
    date({ label, maxLength: 3 });
    // @ts-expect-error a list has no language
    list({ label, bilingual: true });
    expect(titleKo.kind).toBe('text');
  });

  test('what the only row does not have', () => {
    // @ts-expect-error it has no place in an order
    defineResource({ ...common, single: true, order: 'manual', title: 'titleKo', fields });
    // @ts-expect-error a list without an order
    defineResource({ ...common, title: 'titleKo', fields });
    expect(defineResource({ ...common, single: true, title: 'titleKo', fields }).key).toBe('only_row');
  });
});
