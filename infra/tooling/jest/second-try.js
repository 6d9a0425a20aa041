import { jest } from '@jest/globals';

// As in the browser tests: a second try tells a busy machine from a fault; `npm test` names what needed it.
jest.retryTimes(1, { logErrorsBeforeRetry: true });
