import { beforeEach, expect, jest, test } from '@jest/globals';
import { prepareDevelopment } from './development.ts';

function hotOf(data?: { names?: string }) {
  const kept: { names?: string } = {};
  const hot = { data, accept: jest.fn(), invalidate: jest.fn(), dispose: (keep: (data: object) => void) => keep(kept) };
  return { hot: hot as unknown as NonNullable<ImportMeta['webpackHot']> & typeof hot, kept };
}
const Page = () => null;
const head = () => ({ title: '', description: '' });

beforeEach(prepareDevelopment);

test('a module of components, with or without the head of a page, takes its own updates', () => {
  for (const exports of [{ Page }, { Page, head }]) {
    const { hot } = hotOf();
    globalThis.portalDevelopment.accept(hot, exports);
    expect(hot.accept).toHaveBeenCalled();
  }
});

test('a module of anything else leaves its updates to who imports it', () => {
  for (const exports of [{ Page, limit: 3 }, {}]) {
    const { hot } = hotOf();
    globalThis.portalDevelopment.accept(hot, exports);
    expect(hot.accept).not.toHaveBeenCalled();
  }
});

test('a module that gives out something else than before has its importers updated too', () => {
  const before = hotOf();
  globalThis.portalDevelopment.accept(before.hot, { Page });
  const { hot } = hotOf(before.kept);
  globalThis.portalDevelopment.accept(hot, { Page, Other: Page });
  expect([hot.invalidate.mock.calls.length, hot.accept.mock.calls.length]).toEqual([1, 0]);
});
