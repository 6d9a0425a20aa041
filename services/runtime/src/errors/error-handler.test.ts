import { expect, test } from '@jest/globals';
import { databaseProblem } from './database-problem.ts';
import { asProblem } from './error-handler.ts';

const coded = (code: string) => Object.assign(new Error('failed'), { code });

test.each(['ENOSPC', 'EDQUOT', 'EFBIG', '53100'])('%s is a 507 insufficient-storage', (code) => {
  expect(asProblem(coded(code))).toMatchObject({ status: 507, code: 'insufficient-storage' });
  expect(databaseProblem(coded(code))).toBeUndefined();
});

test.each([
  'Connection terminated unexpectedly',
  'ROLLBACK - Connection terminated unexpectedly',
  'insert into "posts" - Client has encountered a connection error and is not queryable',
])('the lost connection of "%s" is a 503', (message) => {
  expect(databaseProblem(new Error(message))).toMatchObject({ status: 503, code: 'database-unavailable' });
});

test.each(['22021', '22003', '22P02', '22P05', '22007', '22008'])(
  'a value that Postgres refuses with %s is a 400',
  (code) => {
    expect(databaseProblem(coded(code))).toMatchObject({ status: 400, code: 'invalid-value' });
  },
);

test.each(['23505', '42P01', undefined])('%s stays a fault of ours', (code) => {
  const error = code === undefined ? new Error('failed') : coded(code);
  expect([databaseProblem(error), asProblem(error)]).toEqual([undefined, undefined]);
});
