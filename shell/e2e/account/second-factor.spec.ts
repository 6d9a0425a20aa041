import { testJourneys } from './second-factor/journeys.ts';

// Each journey in another combination of language and screen; `second-factor.trial.spec.ts` goes through all of them.
testJourneys(['a passkey is added, signs in as the second step, and alone'], 'ko', 'phone');
testJourneys(['an app is connected and asked for; a recovery code replaces it, once'], 'en', 'phone');
testJourneys(['a session that never proved a second factor is asked before it changes one'], 'en', 'wide');
testJourneys(['a mailed link signs in the browser that asked for it, once'], 'ko', 'wide');
