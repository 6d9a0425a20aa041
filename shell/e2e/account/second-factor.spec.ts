import { testJourneys } from './second-factor/journeys.ts';

// Two of the journeys, each in another language; `second-factor.trial.spec.ts` goes through all in all combinations.
testJourneys(['a passkey is added, signs in as the second step, and alone'], 'ko', 'phone');
testJourneys(['an app is connected and asked for; a recovery code replaces it, once'], 'en', 'wide');
