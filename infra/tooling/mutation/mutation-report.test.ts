import { describe, expect, test } from '@jest/globals';
import { mutationReport, scoreOf, type MutantOutcome } from './mutation-report.ts';

const outcome = (status: string, values: Partial<MutantOutcome> = {}): MutantOutcome => ({
  fileName: '/copy/a.ts',
  status,
  mutatorName: 'BlockStatement',
  replacement: '{}',
  location: { start: { line: 3, column: 5 } },
  ...values,
});

describe('the score of mutants', () => {
  test('counts a loop as killed, and what no test runs as alive', () => {
    expect(scoreOf([outcome('Killed'), outcome('Timeout'), outcome('Survived'), outcome('NoCoverage')])).toBe(50);
  });

  test('leaves out what does not run at all', () => {
    expect(scoreOf([outcome('Killed'), outcome('CompileError'), outcome('Ignored')])).toBe(100);
  });

  test('is full where nothing can be changed', () => expect(scoreOf([])).toBe(100));
});

test('the report has a line for each file, one for all, and the place of each survivor', () => {
  const report = mutationReport(
    [outcome('Killed'), outcome('NoCoverage', { fileName: '/copy/b.ts', replacement: 'if (\n  true) {}' })],
    '/copy',
  );
  expect(report.split('\n')).toEqual([
    ' 100.0 %    0 of    1 left  a.ts',
    '   0.0 %    1 of    1 left  b.ts',
    '  50.0 %    1 of    2 left  all',
    '',
    'Survivors',
    'b.ts:3:5 BlockStatement, no test runs it: if ( true) {}',
  ]);
});
