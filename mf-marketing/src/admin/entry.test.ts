import { describe, expect, test } from '@jest/globals';
import { missingFields, textsIn, toBody, toValues } from './entry.ts';
import en from '../../locales/en/admin.json' with { type: 'json' };
import ko from '../../locales/ko/admin.json' with { type: 'json' };
import { companyNoun, entryNouns } from './entry-nouns.ts';

const fieldsOf = (path: string) => entryNouns.get(path)?.fields ?? [];
const state = { entryId: '3', hidden: true, version: 4, updatedAt: '2026-01-02T03:04:05.678Z' };

describe('an entry in a form', () => {
  test.each<[string, Record<string, unknown>]>([
    ['timeline', { ...state, titleKo: '설립', titleEn: null, happenedOn: '2018-03-05' }],
    [
      'slides',
      {
        ...state,
        titleKo: '제목',
        titleEn: 'Title',
        textKo: '글',
        textEn: null,
        link: '/about',
        hasQuestionButton: true,
        hasWebEqApplicationButton: false,
      },
    ],
    [
      'offices',
      {
        ...state,
        key: 'magok',
        titleKo: '서울지사',
        titleEn: null,
        addressKo: '서울',
        addressEn: null,
        latitude: 37.5,
        longitude: 126.8,
        subwayStationKo: null,
        subwayStationEn: null,
        subwayDirectionsKo: null,
        subwayDirectionsEn: null,
        busStopKo: '정류장',
        busStopEn: null,
        busNumbers: ['605', '672'],
        busDirectionsKo: '도보',
        busDirectionsEn: null,
        phone: '02-000-1018',
        secondPhone: null,
        fax: '02-000-1019',
        email: 'contact@selmatrix.example',
      },
    ],
  ])('comes back from the form of %s as it was', (path, entry) => {
    const { entryId: _id, hidden: _hidden, version: _version, updatedAt: _at, ...fields } = entry;
    expect(toBody(fieldsOf(path), toValues(fieldsOf(path), entry))).toEqual(fields);
  });

  test('is shown unless it is hidden', () => {
    expect(toValues(fieldsOf('timeline'), { ...state, titleKo: '설립' })).toMatchObject({ isShown: false });
    expect(toValues(fieldsOf('timeline'))).toMatchObject({ isShown: true, titleKo: '', happenedOn: '' });
  });

  test('lists are split at commas, without empty items', () => {
    expect(toBody(companyNoun.fields, { smwpPhones: ' 02-1, ,031-2 ' })).toMatchObject({
      smwpPhones: ['02-1', '031-2'],
    });
    expect(toBody(companyNoun.fields, { smwpPhones: ' ' })).toMatchObject({ smwpPhones: [] });
  });

  test('English and optional texts may stay empty, Korean ones may not', () => {
    expect(missingFields(fieldsOf('cases'), toValues(fieldsOf('cases')))).toEqual({
      companyKo: 'required',
      industryKey: 'required',
      industryKo: 'required',
      projectKo: 'required',
      detailsKo: 'required',
    });
    expect(missingFields(fieldsOf('offices'), toValues(fieldsOf('offices')))).not.toHaveProperty('subwayStationKo');
  });
});

describe('the preview', () => {
  const values = { titleKo: '제목', titleEn: 'Title', textKo: '글', textEn: '' };

  test('is English only when every text is', () => {
    expect(textsIn(['title', 'text'], values, 'en')).toEqual({ lang: 'ko', texts: { title: '제목', text: '글' } });
    expect(textsIn(['title', 'text'], { ...values, textEn: 'Text' }, 'en')).toEqual({
      lang: 'en',
      texts: { title: 'Title', text: 'Text' },
    });
  });

  test('a text that is missing in both languages decides nothing', () => {
    expect(textsIn(['title', 'text'], { titleKo: '제목', titleEn: 'Title' }, 'en')).toMatchObject({ lang: 'en' });
  });
});

test.each([
  ['ko', ko],
  ['en', en],
])('every choice has words (%s)', (_language, { admin }) => {
  const words: Record<string, Record<string, string>> = admin.options;
  const choices = [...entryNouns.values()].flatMap(({ fields }) =>
    fields.flatMap(({ name, options = [], words: list = name }) => options.map((option) => `${list}.${option}`)),
  );
  expect(choices.length).toBeGreaterThan(15);
  expect(choices.filter((choice) => !words[choice.split('.')[0]!]?.[choice.split('.')[1]!])).toEqual([]);
});
