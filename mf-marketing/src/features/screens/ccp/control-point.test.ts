import { expect, test } from '@jest/globals';
import { firstControlPoint, lastOf, LIMIT, measure, withFailure, type ControlPoint } from './control-point.ts';

const after = (start: ControlPoint, ticks: number) =>
  Array.from({ length: ticks }).reduce<ControlPoint>((point) => measure(point), start);

test('stays above the critical limit while nothing fails', () => {
  expect(after(firstControlPoint, 200).deviations).toBe(0);
});

test('a failure is one deviation, and the temperature recovers', () => {
  const failed = after(withFailure(firstControlPoint), 5);
  expect(lastOf(failed)).toBeLessThan(LIMIT);
  const recovered = after(failed, 30);
  expect(recovered.deviations).toBe(1);
  expect(lastOf(recovered)).toBeGreaterThan(LIMIT);
});
