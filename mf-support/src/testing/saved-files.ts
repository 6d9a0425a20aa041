import { afterEach, beforeEach, jest } from '@jest/globals';

/** Names of the files that a test file's pages had the browser save; jsdom saves none. Call it once, at the top. */
export function watchSavedFiles(): string[] {
  const saved: string[] = [];
  beforeEach(() => {
    Object.assign(URL, { createObjectURL: () => 'blob:test', revokeObjectURL: () => undefined });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      saved.push(this.download);
    });
  });
  afterEach(() => {
    jest.restoreAllMocks();
    saved.length = 0;
  });
  return saved;
}
