import { LOCALES, SIZES, testJourneys, TITLES } from './second-factor/journeys.ts';

// Every journey of `second-factor.spec.ts` in both languages, on a phone and on a wide screen
for (const locale of LOCALES) for (const size of SIZES) testJourneys(TITLES, locale, size);
