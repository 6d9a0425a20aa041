import { act, renderHook } from '@testing-library/react';
import { expect, test } from '@jest/globals';
import { useSearchText } from './use-search-text.ts';

function box(shown = '') {
  const { result, rerender } = renderHook(({ text }) => useSearchText(text), { initialProps: { text: shown } });
  return {
    type: (text: string) => act(() => result.current.type(text)),
    note: (text: string) => act(() => result.current.note(text)),
    arrive: (text: string) => rerender({ text }),
    text: () => result.current.text,
  };
}

test('what is typed while a search is on its way stays', () => {
  const { type, note, arrive, text } = box();
  type('smart ');
  note('smart');
  type('smart fa');
  arrive('smart');
  expect(text()).toBe('smart fa');
});

test('a search that another one overtook, or that came before it, takes no letter away', () => {
  const { type, note, arrive, text } = box();
  for (const typed of ['스', '스마', '스마트']) {
    type(typed);
    note(typed);
  }
  arrive('스마');
  expect(text()).toBe('스마트');
  arrive('스마트');
  expect(text()).toBe('스마트');
});

test('a search arrives as addresses spell it: composed, without the blanks around it', () => {
  const { type, note, arrive, text } = box();
  type('스마트'.normalize('NFD'));
  note('스마트 '.normalize('NFD'));
  type('스마트 팩');
  arrive('스마트');
  expect(text()).toBe('스마트 팩');
});

test('Back and links change the text, also to what was searched for before', () => {
  const { type, note, arrive, text } = box('old');
  expect(text()).toBe('old');
  type('new');
  note('new');
  arrive('new');
  arrive('old');
  expect(text()).toBe('old');
  arrive('new');
  expect(text()).toBe('new');
});
