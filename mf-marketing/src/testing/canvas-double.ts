import { beforeEach, jest } from '@jest/globals';

/** jsdom draws nothing: a canvas without a context. Call it once, at the top of a test file. */
export function withoutDrawing(): void {
  beforeEach(() => {
    jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  });
}
