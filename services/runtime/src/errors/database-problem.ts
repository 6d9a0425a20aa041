import { codeOf } from './error-code.ts';
import { problem } from './problem-error.ts';
import type { ProblemError } from './problem-error.ts';

/** Postgres: statement cancelled by its time limit, no lock in time, deadlock, serialization failure. */
const busyCodes = new Set(['57014', '55P03', '40P01', '40001']);
/** Postgres down, starting, stopping or full; or the way to it closed. */
const goneCodes = new Set([
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '08006',
  '08001',
  '08003',
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EPIPE',
]);
/** Postgres: a character that text cannot hold, a number or date out of range, text that is no value of its type. */
const invalidValueCodes = new Set(['22021', '22003', '22P02', '22P05', '22007', '22008']);
/** Knex puts the statement before the message, ROLLBACK of a transaction whose connection broke included. */
const connectionMessages =
  /(?:^| - )(Connection terminated|Knex: Timeout acquiring a connection|timeout expired|Client has encountered a connection error)/;
const retryBusySeconds = 1;
const retryGoneSeconds = 5;

/** Whether a failed query failed because Postgres cannot be reached; the same call may succeed later. */
export function isDatabaseUnavailable(error: unknown): boolean {
  return goneCodes.has(codeOf(error) ?? '') || (error instanceof Error && connectionMessages.test(error.message));
}

/** An error of Postgres or of the connection to it as a problem; undefined for any other. */
export function databaseProblem(error: unknown): ProblemError | undefined {
  const code = codeOf(error) ?? '';
  if (isDatabaseUnavailable(error)) return problem.unavailable('database-unavailable', retryGoneSeconds);
  if (busyCodes.has(code)) return problem.unavailable('busy', retryBusySeconds);
  if (invalidValueCodes.has(code)) return problem.badRequest('invalid-value');
  return undefined;
}
