import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { browserStorage, readKept, tabStorage } from './storage.ts';

const own = ['localStorage', 'sessionStorage'].map(
  (name) => [name, Object.getOwnPropertyDescriptor(window, name)!] as const,
);
const restore = () => {
  for (const [name, descriptor] of own) Object.defineProperty(window, name, descriptor);
};
const full = {
  getItem: () => null,
  removeItem: () => undefined,
  setItem() {
    throw new DOMException('full', 'QuotaExceededError');
  },
};
const blocked = () => {
  throw new DOMException('blocked', 'SecurityError');
};

beforeEach(restore);
afterEach(restore);

test.each([
  ['blocked', blocked],
  ['null', () => null],
  ['full', () => full],
])('a storage that is %s keeps texts as long as the page', (_title, get) => {
  for (const [name] of own) Object.defineProperty(window, name, { configurable: true, get });
  for (const storage of [browserStorage, tabStorage]) {
    expect(storage.get('a')).toBeNull();
    storage.set('a', '[1]');
    expect(storage.get('a')).toBe('[1]');
    expect(readKept(storage, 'a')).toEqual([1]);
    storage.remove('a');
    expect(storage.get('a')).toBeNull();
  }
});

test('a text is in the storage of the browser, and what could not be written before is not shown for it', () => {
  Object.defineProperty(window, 'localStorage', { configurable: true, get: () => full });
  browserStorage.set('a', 'old');
  restore();
  browserStorage.set('a', 'new');
  expect([browserStorage.get('a'), localStorage.getItem('a')]).toEqual(['new', 'new']);
  browserStorage.remove('a');
  expect(localStorage.getItem('a')).toBeNull();
});

test('what is no JSON is nothing', () => {
  tabStorage.set('a', '{');
  expect(readKept(tabStorage, 'a')).toBeUndefined();
  expect(readKept(tabStorage, 'none')).toBeUndefined();
});
