import { expect, test } from '@jest/globals';
import { CAMERA, firstLine, moveOn, PLACES } from './inspection-line.ts';

test('counts each part once, when it comes under the camera', () => {
  let line = firstLine;
  for (let step = 0; step < 30; step += 1) {
    const next = moveOn(line);
    expect(next.parts).toHaveLength(PLACES);
    expect(next.good + next.bad).toBe(line.good + line.bad + 1);
    expect(next.bad - line.bad).toBe(next.parts[CAMERA]?.flaw ? 1 : 0);
    line = next;
  }
});
