import { jest } from '@jest/globals';

/** The names of the files that the page has the browser save from now on; the list grows until mocks are restored. */
export function savedFiles(): string[] {
  const saved: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  // jsdom has neither
  Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined });
  return saved;
}
