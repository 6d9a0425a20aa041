import { afterEach, expect, test } from '@jest/globals';
import { cleanup, render } from '@testing-library/react';
import { MarkedText } from './marked-text.tsx';

afterEach(cleanup);

const text = '공장에서 SM-IO-SERVER 도입';
const markedIn = (marks: number[][]) => {
  const { container } = render(<MarkedText text={text} marks={marks} />);
  return {
    text: container.textContent,
    marked: [...container.querySelectorAll('mark')].map(({ textContent }) => textContent),
    kept: [...container.querySelectorAll('.nowrap')].map(({ textContent }) => textContent),
  };
};

test('marks words, and keeps a name in one piece', () => {
  expect(markedIn([[0, 2]])).toEqual({ text, marked: ['공장'], kept: ['SM-IO-SERVER'] });
});

test('keeps a name in one piece that is marked in part, or with what is beside it', () => {
  expect(markedIn([[8, 10]])).toEqual({ text, marked: ['IO'], kept: ['SM-IO-SERVER'] });
  cleanup();
  expect(
    markedIn([
      [3, 7],
      [17, 20],
    ]),
  ).toEqual({ text, marked: ['서 ', 'SM', ' 도입'], kept: ['SM-IO-SERVER'] });
});
