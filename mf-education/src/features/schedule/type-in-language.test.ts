import { describe, expect, jest, test } from '@jest/globals';
import type { Locale } from '@portal/kit';
import { sampleTraining } from '../../testing/sample-training.ts';
import { typeInLanguage } from './type-in-language.ts';

// The first one of its type has no English text.
const korean = [1, 2, 3].map((educationId) =>
  sampleTraining({ educationId, type: educationId === 3 ? '정기교육' : '단체교육' }),
);
const english = [
  sampleTraining({ educationId: 1, type: '단체교육', lang: 'ko' }),
  sampleTraining({ educationId: 2, type: 'Group training', lang: 'en' }),
  sampleTraining({ educationId: 3, type: 'Regular training', lang: 'en' }),
];
const inLanguage = (type: string, locale: Locale, elsewhere = async () => (locale === 'ko' ? english : korean)) =>
  typeInLanguage({ type, locale, trainings: locale === 'ko' ? korean : english, elsewhere });

describe('the type in an address', () => {
  test('is translated when it comes from the other language', async () => {
    expect(await inLanguage('단체교육', 'en')).toBe('Group training');
    expect(await inLanguage('Regular training', 'ko')).toBe('정기교육');
  });

  test('asks for nothing more when it is known or not said', async () => {
    const elsewhere = jest.fn(async () => english);
    expect(await inLanguage('정기교육', 'ko', elsewhere)).toBe('정기교육');
    expect(await inLanguage('', 'ko', elsewhere)).toBe('');
    expect(elsewhere).not.toHaveBeenCalled();
  });

  test('stays as it is when nobody knows it', async () => {
    expect(await inLanguage('야간교육', 'en')).toBe('야간교육');
  });
});
